import { gigListStatusLabel, type GigListStatus } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import type { PlacesInDetail } from '@brigade/domain/schedule/events/coverage.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';
import type { CalendarEntry } from './calendarEntries.ts';
import { takenPlaces } from '../../gigs/takenPlaces.ts';

const tones: Record<GigListStatus, Tone> = {
  UNFILLED: 'warning',
  READY: 'success',
  COMPLETED: 'neutral',
  PAYMENT_DUE: 'info',
  PAYMENT_ERROR: 'danger',
  CANCELLED: 'neutral',
};

// The most urgent status determines the look of an entry with several gigs.
const byUrgency: readonly GigListStatus[] = [
  'PAYMENT_ERROR',
  'UNFILLED',
  'PAYMENT_DUE',
  'READY',
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
  readonly openApplications: number;
  readonly isRecurring: boolean;
}

/** Computes the display data of an entry. */
export function entryFacts({ gigs }: CalendarEntry): EntryFacts {
  const [first] = gigs;
  const isShift = gigs.length > 1;
  const status = byUrgency.find((known) => gigs.some(({ listStatus }) => listStatus === known));
  const sum = (of: (gig: (typeof gigs)[number]) => number) => gigs.reduce((total, gig) => total + of(gig), 0);
  return {
    title: isShift ? (first.event?.name ?? 'Event') : first.skillName,
    detail: isShift ? gigs.map(({ skillName }) => skillName).join(', ') : (first.event?.name ?? null),
    status: status ? gigListStatusLabel(status) : '',
    tone: status ? tones[status] : 'neutral',
    isCancelled: status === 'CANCELLED',
    places: sum(({ places }) => places),
    confirmed: sum(({ confirmed }) => confirmed),
    selected: sum((gig) => takenPlaces(gig).selected),
    missing: sum(({ missing }) => missing),
    openApplications: sum(({ openApplications }) => openApplications),
    isRecurring: gigs.some(({ isRecurring }) => isRecurring),
  };
}
