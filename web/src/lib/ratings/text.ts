// Ratings in words. They are written without separators, as everywhere.
import type { PersonRating, RatingStep } from '../wire';
import { say } from '../words';

/** A rating with its uncertainty. */
export const ratingText = ({ value, plusMinus }: PersonRating): string =>
  say('rating-value', { value: String(value), plusMinus: String(plusMinus) });

/** What a game did to a rating. */
export const stepText = ({ before, after }: RatingStep): string =>
  say('rating-changed', { before: String(before), after: String(after) });
