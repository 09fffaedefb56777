# The pages of the web client. Words of the running table are in table.ftl.

## Every page

skip-to-content = Skip to the content
nav-label = Pages and appearance
to-gallery = All games
theme-is-auto = Light or dark as the device wishes
theme-is-light = Light
theme-is-dark = Dark
missing-title = Nothing here
missing-text = There is no page at this address. Perhaps the link was cut off.
error-unreachable = The server cannot be reached. Is the network on?
error-missing = The server does not know this.
error-strange = The server answered with an error ({ $status }).

## All games

gallery-title = What shall we play?

## Settings

settings-title = Settings
setting-language = Language
