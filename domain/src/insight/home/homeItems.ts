import type { Temporal } from '../../platform/time/temporal.ts';

/** What can need attention at a location. */
export const homeItemKinds = [
  'PROS_MISSING',
  'REPLACEMENTS_NEEDED',
  'PLACES_OPEN',
  'PAYMENT_FAILED',
  'EXTRA_PAYMENTS_FAILED',
  'INVOICES_UNPAID',
  'DISPUTES_OPEN',
  'APPLICANTS_WAITING',
  'OFFERS_UNANSWERED',
  'HOURS_TO_APPROVE',
  'GEO_LOGS_FLAGGED',
  'CERTIFICATIONS_EXPIRING',
  'INVOICES_TO_REVIEW',
  'INVITATIONS_OPEN',
] as const;

/** One of {@link homeItemKinds}. */
export type HomeItemKind = (typeof homeItemKinds)[number];

/** What the order of an item follows from. */
export interface HomeItemFacts {
  readonly kind: HomeItemKind;
  /** How many pros, places, gigs, disputes, invoices or other things it is about. */
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

/** The order of items; open places take theirs from the time until their gig starts. */
const ranks: Readonly<Record<Exclude<HomeItemKind, 'PLACES_OPEN'>, number>> = {
  // A missing pro costs work now, and so does the place of one who will not come.
  PROS_MISSING: 0,
  REPLACEMENTS_NEEDED: 0,
  // A failed payment costs trust before it costs a fee.
  PAYMENT_FAILED: 2,
  EXTRA_PAYMENTS_FAILED: 3,
  INVOICES_UNPAID: 4,
  // A claim that no one answers is approved.
  DISPUTES_OPEN: 5,
  // Applicants look for other work in the meantime.
  APPLICANTS_WAITING: 7,
  HOURS_TO_APPROVE: 8,
  GEO_LOGS_FLAGGED: 9,
  // A pro whose certification lapses cannot work the shift.
  CERTIFICATIONS_EXPIRING: 10,
  // A draft that no one reviews is issued as it is.
  INVOICES_TO_REVIEW: 11,
  OFFERS_UNANSWERED: 13,
  INVITATIONS_OPEN: 14,
};

function rank({ kind, startsAt }: HomeItemFacts, now: Temporal.Instant): number {
  return kind === 'PLACES_OPEN' ? rankOfPlaces(hoursUntil(startsAt, now)) : ranks[kind];
}

function rankOfPlaces(hours: number): number {
  if (hours < 24) return 1;
  return hours < 72 ? 6 : 12;
}

function hoursUntil(startsAt: Temporal.Instant | null, now: Temporal.Instant): number {
  return startsAt === null ? Infinity : (startsAt.epochMilliseconds - now.epochMilliseconds) / 3_600_000;
}

function startOf({ startsAt }: HomeItemFacts): number {
  return startsAt?.epochMilliseconds ?? 0;
}
