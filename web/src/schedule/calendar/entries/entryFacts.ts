import { currentGigStatus, type CurrentGigStatus } from '@brigade/domain/schedule/gigs/currentGigStatus.ts';
import { gigListStatuses } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { gigStatusText } from '@brigade/domain/schedule/gigs/gigStatusText.ts';
import { slotCounts } from '@brigade/domain/schedule/gigs/slotCounts.ts';
import type { PlacesInDetail } from '@brigade/domain/schedule/events/coverage.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentInstant } from '../../../platform/clock/currentTime.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { gigStatusTones } from '../../gigs/gigStatusTones.ts';
import { takenPlaces } from '../../gigs/takenPlaces.ts';
import type { BoardGig } from './boardGig.ts';
import type { CalendarEntry } from './calendarEntries.ts';

// The most urgent status determines the look of an entry with several gigs.
const byUrgency: readonly CurrentGigStatus[] = [
  'PAYMENT_ERROR',
  'SHORT_STAFFED',
  'UNFILLED',
  'UNAPPROVED',
  'PAYMENT_DUE',
  'READY',
  'IN_PROGRESS',
  'ENDED',
  'PAYING',
  'COMPLETED',
  'CANCELLED',
];

/** The display data of an entry. */
interface EntryFacts extends PlacesInDetail {
  readonly title: string;
  /** The event of a single gig, or the positions of an event shift. Null for a gig without an event. */
  readonly detail: string | null;
  readonly status: string;
  readonly tone: Tone;
  readonly isCancelled: boolean;
  /** Whether it has ended. */
  readonly isOver: boolean;
  readonly openApplications: number;
  readonly isRecurring: boolean;
}

/** The display data of an entry at this moment. */
export function entryFacts({ gigs, startMs, endMs }: CalendarEntry): EntryFacts {
  const [first] = gigs;
  const isShift = gigs.length > 1;
  const now = currentInstant();
  const statuses = new Set(gigs.map((gig) => statusOf(gig, now)));
  const status = byUrgency.find((known) => statuses.has(known));
  const taken = gigs.map((gig) => takenPlaces(gig));
  const sumOf = (count: (one: PlacesInDetail) => number) => taken.reduce((sum, one) => sum + count(one), 0);
  const times = {
    startTime: Temporal.Instant.fromEpochMilliseconds(startMs),
    endTime: Temporal.Instant.fromEpochMilliseconds(endMs),
    open: taken.reduce((sum, one) => sum + slotCounts(one).open, 0),
  };
  return {
    title: isShift ? (first.event?.name ?? 'Event') : first.skillName,
    detail: isShift ? gigs.map(({ skillName }) => skillName).join(', ') : (first.event?.name ?? null),
    status: status ? gigStatusText(status, times, now) : '',
    tone: status ? gigStatusTones[status] : 'neutral',
    isCancelled: status === 'CANCELLED',
    isOver: endMs <= now.epochMilliseconds,
    places: sumOf(({ places }) => places),
    confirmed: sumOf(({ confirmed }) => confirmed),
    selected: sumOf(({ selected }) => selected),
    missing: sumOf(({ missing }) => missing),
    offered: sumOf(({ offered }) => offered),
    noShows: sumOf(({ noShows }) => noShows),
    openApplications: gigs.reduce((sum, { openApplications }) => sum + openApplications, 0),
    isRecurring: gigs.some(({ isRecurring }) => isRecurring),
  };
}

function statusOf(gig: BoardGig, now: Temporal.Instant): CurrentGigStatus | null {
  const listStatus = gigListStatuses.find((known) => known === gig.listStatus);
  if (!listStatus) return null;
  const startTime = Temporal.Instant.fromEpochMilliseconds(gig.startMs);
  const endTime = Temporal.Instant.fromEpochMilliseconds(gig.endMs);
  return currentGigStatus({ ...gig, listStatus, startTime, endTime }, now);
}
