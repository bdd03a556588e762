import { coarseMeters } from '@brigade/domain/day/geoLogs/geoLogTerms.ts';
import { isNoLength, lengthText } from '../../platform/geo/map/lengthText.ts';

const reasons: Record<string, string> = {
  COARSE_PRECISION: 'Imprecise position at a punch',
  PUNCH_OUTSIDE: 'Punch outside the fence',
  LONG_ABSENCE: 'Away for over 15 minutes',
};

/** Why a geo log was flagged, in words. */
export function reviewReasonText(reason: string): string {
  return reasons[reason] ?? 'Flagged for review';
}

interface LoggedFacts {
  readonly occasion: string;
  readonly action: string;
}

/** What happened, in words. */
export function occasionText({ occasion, action }: LoggedFacts): string {
  if (occasion === 'CLOCK_IN') return 'Clocked in';
  if (occasion === 'CLOCK_OUT') return 'Clocked out';
  if (action === 'GEO_FENCE_EXITED') return 'Left the site';
  return action === 'GEO_FENCE_ENTERED' ? 'Came to the site' : 'Position unclear';
}

interface PlaceFacts {
  readonly distanceMeters: number | null | undefined;
  readonly precision: string;
  /** Of the fence. */
  readonly radiusMeters: number | undefined;
}

/** Where the phone was, in words. */
export function placeText({ distanceMeters: distance, precision, radiusMeters: radius }: PlaceFacts): string {
  if (distance == null || radius === undefined) return 'The fence is unknown.';
  const away = lengthText(distance);
  if (precision === 'COARSE') {
    return `About ${away} from the address. The position is imprecise, by up to ${lengthText(coarseMeters)}.`;
  }
  const fence = lengthText(radius);
  // Both are rounded, and may read alike.
  const outside = away === fence ? 'just outside' : 'outside';
  const where = isNoLength(distance) ? 'At the address' : `${away} from the address`;
  return `${where}, ${distance <= radius ? 'inside' : outside} the fence of ${fence}.`;
}

/** How many geo logs of a pro wait for a review, in words. */
export function flaggedGeoLogsText(count: number): string {
  return count === 1 ? 'Location check to review' : `${count} location checks to review`;
}
