// Evaluations as people read them: in turns and per cent, as their language writes numbers. The wire has
// hundredths of both.
import { FluentNumber } from '@fluent/bundle';

type Options = Intl.NumberFormatOptions;

const HUNDREDTHS = 100;
/** The wire's number for 100 %. */
export const WHOLE = 10_000;
/** Nearer than this to 0 or 100 % a chance is nearly sure. */
const NEARLY = 100;
/** The least that is told of what is not sure. */
const LEAST = 10;
/** Below this a per cent has a decimal: there it makes a difference. */
const SMALL = 1000;

/** What the wire says in hundredths of a turn, as turns. */
export const turns = (cost: number): FluentNumber => number(cost / HUNDREDTHS, decimals(1));

/** A chance of winning. One that is nearly sure is not called sure. */
export function chance(value: number): FluentNumber {
  if (value === 0 || value === WHOLE) return percent(value, 0);
  const near = Math.min(value, WHOLE - value) < NEARLY;
  return percent(Math.min(Math.max(value, LEAST), WHOLE - LEAST), near ? 1 : 0);
}

/** A loss of chances. */
export const loss = (value: number): FluentNumber => percent(value, digitsOf(value));

/** Luck, with its sign. */
export const luck = (value: number): FluentNumber =>
  percent(value, digitsOf(value), { signDisplay: 'exceptZero' });

/** A number on average, such as how often a die is expected to show a three. */
export const mean = (value: number): FluentNumber => number(value, decimals(1));

const digitsOf = (value: number) => (Math.abs(value) < SMALL ? 1 : 0);

const decimals = (digits: number): Options => ({
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
});

const percent = (value: number, digits: number, more: Options = {}) =>
  number(value / WHOLE, { style: 'percent', ...decimals(digits), ...more });

// Minus zero is no number for people.
const number = (value: number, options: Options) => new FluentNumber(value || 0, options);

/** The same number without a sentence around it. */
export const written = ({ value, opts }: FluentNumber, language: string): string =>
  formatOf(language, opts).format(value);

const formats = new Map<string, Intl.NumberFormat>();

/** Formats are slow to make, and there are few. */
function formatOf(language: string, options: Options): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, options);
    formats.set(key, format);
  }
  return format;
}
