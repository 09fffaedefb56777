// The colours of the style sheet of boards, as a test can reckon with them.
import { readFileSync } from 'node:fs';

export type Rgb = readonly [number, number, number];
export type Theme = 'light' | 'dark';
export type Tokens = (name: string) => string;

const css = readFileSync(new URL('../../src/styles/boards.css', import.meta.url), 'utf8').replace(
  /\/\*[^]*?\*\//g,
  '',
);

/** The tokens of a board style in a theme. */
export function tokensOf(style: string, theme: Theme): Tokens {
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(':root') && !selector.includes(`'${style}'`)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[a-z-]+):\s*([^;]+);/g)) {
      const pair = /light-dark\(([^,]+),\s*([^)]+)\)/.exec(value);
      found.set(name, ((theme === 'light' ? pair?.[1] : pair?.[2]) ?? value).trim());
    }
  }
  return (name) => {
    const value = found.get(`--${name}`);
    if (value === undefined) throw new Error(`no token ${name}`);
    return value;
  };
}

/** A colour written as `#rrggbb`. */
export function rgb(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`not a colour: ${hex}`);
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** A colour of this opacity over another. */
export function over(top: Rgb, opacity: number, below: Rgb): Rgb {
  const mix = (at: 0 | 1 | 2) => top[at] * opacity + below[at] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
}

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
