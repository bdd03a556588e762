import { formatDuration } from '../../platform/time/duration.ts';

/** How some past gigs were filled. */
export interface FillOutcome {
  readonly gigs: number;
  /** How many of them had all their places taken before the start. */
  readonly filledGigs: number;
  /** From posting to the last place taken, of the filled ones, in hours; null for none. */
  readonly medianHoursToFill: number | null;
}

/** How they were filled, in words: "9 of 10 were filled, half of them within 6 h". Null when there were none. */
export function fillText({ gigs, filledGigs, medianHoursToFill }: FillOutcome): string | null {
  if (gigs === 0) return null;
  if (gigs === 1) return filledGigs === 1 ? 'the only one was filled' : 'the only one was not filled';
  if (filledGigs === 0) return `none of ${gigs} was filled`;
  const filled = `${filledGigs} of ${gigs} ${filledGigs === 1 ? 'was' : 'were'} filled`;
  if (medianHoursToFill === null || filledGigs === 1) return filled;
  return `${filled}, half of them within ${timeToFill(medianHoursToFill)}`;
}

function timeToFill(hours: number): string {
  return hours < 48 ? formatDuration(hours * 60) : `${Math.round(hours / 24)} days`;
}

/**
 * What a wage under the recommended one is likely to do, by what happened here.
 *
 * @param recommended the recommended wage for people, such as "$22.00"
 */
export function wageForecast(recommended: string, below: FillOutcome, atWage: FillOutcome): string {
  const belowText = fillText(below);
  const atText = fillText(atWage);
  if (belowText === null && atText === null) {
    return 'There is no history here yet that shows what that does.';
  }
  const parts = [
    belowText === null ? null : `Of such shifts here that paid less, ${belowText}.`,
    atText === null ? null : `Of those that paid ${recommended} or more, ${atText}.`,
  ];
  return parts.filter((part) => part !== null).join(' ');
}
