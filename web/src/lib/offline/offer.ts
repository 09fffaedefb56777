// The browser offers once to install the app, early. The offer is kept for the button in the settings.

/** What browsers based on Chromium offer. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The offer, while it stands. */
export const offer: { event: InstallOffer | null } = { event: null };

/** Waits for the offer. */
export function hearInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.event = event as InstallOffer;
  });
}
