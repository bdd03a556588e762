import type { Temporal } from '../../platform/time/temporal.ts';

/** What can need attention at a location. */
export const homeItemKinds = [
  'PROS_MISSING',
  'PLACES_OPEN',
  'PAYMENT_FAILED',
  'DISPUTES_OPEN',
  'HOURS_TO_APPROVE',
  'GEO_LOGS_FLAGGED',
  'INVITATIONS_OPEN',
] as const;

/** One of {@link homeItemKinds}. */
export type HomeItemKind = (typeof homeItemKinds)[number];

/** What the order of an item follows from. */
export interface HomeItemFacts {
  readonly kind: HomeItemKind;
  /** How many pros, places, gigs, disputes, logs or invitations it is about. */
  readonly count: number;
  /** When the gig starts; null for items without one. */
  readonly startsAt: Temporal.Instant | null;
}

/** Items in the order of what it costs to leave them, the most expensive first. */
export function sortHomeItems<Item extends HomeItemFacts>(
  items: readonly Item[],
  now: Temporal.Instant,
): Item[] {
  return items.toSorted((one, other) => compareHomeItems(one, other, now));
}

/** Places in the order of the worst item of each, those with nothing to do last. Otherwise the order stays. */
export function sortByWorstItem<Place>(
  places: readonly Place[],
  worstOf: (place: Place) => HomeItemFacts | null,
  now: Temporal.Instant,
): Place[] {
  return places
    .map((place) => ({ place, worst: worstOf(place) }))
    .toSorted((one, other) => {
      if (one.worst === null || other.worst === null) {
        return Number(one.worst === null) - Number(other.worst === null);
      }
      return compareHomeItems(one.worst, other.worst, now);
    })
    .map(({ place }) => place);
}

function compareHomeItems(one: HomeItemFacts, other: HomeItemFacts, now: Temporal.Instant): number {
  return rank(one, now) - rank(other, now) || startOf(one) - startOf(other) || other.count - one.count;
}

/**
 * A missing pro costs work now, an empty place revenue soon; a failed payment costs trust before it costs a fee, and a claim
 * that no one answers is approved.
 */
function rank({ kind, startsAt }: HomeItemFacts, now: Temporal.Instant): number {
  switch (kind) {
    case 'PROS_MISSING':
      return 0;
    case 'PAYMENT_FAILED':
      return 2;
    case 'DISPUTES_OPEN':
      return 3;
    case 'HOURS_TO_APPROVE':
      return 5;
    case 'GEO_LOGS_FLAGGED':
      return 6;
    case 'INVITATIONS_OPEN':
      return 8;
    default:
      return rankOfPlaces(hoursUntil(startsAt, now));
  }
}

function rankOfPlaces(hours: number): number {
  if (hours < 24) return 1;
  return hours < 72 ? 4 : 7;
}

function hoursUntil(startsAt: Temporal.Instant | null, now: Temporal.Instant): number {
  return startsAt === null ? Infinity : (startsAt.epochMilliseconds - now.epochMilliseconds) / 3_600_000;
}

function startOf({ startsAt }: HomeItemFacts): number {
  return startsAt?.epochMilliseconds ?? 0;
}
