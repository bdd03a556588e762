import { type AttendanceState, isNotComing } from '@brigade/domain/day/roster/attendance.ts';
import { attendanceRank } from './attendanceLook.ts';

interface ConfirmedPro {
  readonly id: string;
  readonly state: AttendanceState;
  /** Whether they have not clocked in a quarter of an hour after the start. */
  readonly isMissing: boolean;
}

interface SelectedPro {
  readonly id: string;
}

interface Offer {
  /** The id of the application whose place is offered, if it is one. */
  readonly replacedId: string | null;
}

interface Facts<Pro, Selected, Asked> {
  /** Everyone who was confirmed. */
  readonly confirmed: readonly Pro[];
  /** The selected pros that are loaded. */
  readonly selected: readonly Selected[];
  /** How many pros are selected and not confirmed. */
  readonly selectedCount: number;
  /** The offers that wait for an answer. */
  readonly offers: readonly Asked[];
  /** How many places no one is selected for. */
  readonly openCount: number;
  /** Whether places can still be filled. Otherwise there are no rows for open places, and no place is urgent. */
  readonly isFillable: boolean;
}

/** A row of the places of a gig. */
export type PlaceInOrder<Pro, Selected, Asked> =
  | {
      readonly kind: 'pro';
      readonly key: string;
      readonly pro: Pro;
      /** Null for a pro whose place is filled again. */
      readonly mark: 'sure' | 'broken' | null;
      readonly offers: readonly Asked[];
    }
  | { readonly kind: 'selected'; readonly key: string; readonly selected: Selected | null }
  | { readonly kind: 'open'; readonly key: string; readonly offers: readonly Asked[] };

/**
 * A row for each place of a gig and for each pro who dropped out. A pro who dropped out stays in their place until it is
 * filled again; after that they come last.
 */
export function placesInOrder<Pro extends ConfirmedPro, Selected extends SelectedPro, Asked extends Offer>({
  confirmed,
  selected,
  selectedCount,
  offers,
  openCount,
  isFillable,
}: Facts<Pro, Selected, Asked>): PlaceInOrder<Pro, Selected, Asked>[] {
  const byRank = confirmed.toSorted((one, other) => attendanceRank(one.state) - attendanceRank(other.state));
  const dropped = byRank.filter(({ state }) => isNotComing(state));
  const inPlace = dropped.slice(0, openCount);
  const broken = inPlace.map((pro) => rowOf(pro, 'broken'));
  const present = byRank
    .filter(({ state }) => !isNotComing(state))
    .map((pro) => rowOf(pro, pro.isMissing ? 'broken' : 'sure'));
  const replaced = dropped.slice(openCount).map((pro) => rowOf(pro, null));
  const pending = Array.from({ length: Math.max(selectedCount, selected.length) }, (_, index) => ({
    kind: 'selected' as const,
    key: selected[index]?.id ?? `selected-${index}`,
    selected: selected[index] ?? null,
  }));
  if (!isFillable) return [...present, ...pending, ...broken, ...replaced];
  const free = openCount - broken.length;
  const named = new Set([...broken, ...present].flatMap((row) => row.offers));
  const unnamed = offers.filter((offer) => !named.has(offer));
  const open = Array.from({ length: free }, (_, index) => ({
    kind: 'open' as const,
    key: `open-${index}`,
    // More pros may be asked than there are places.
    offers: unnamed.filter((_offer, nth) => nth % free === index),
  }));
  return [...broken, ...present, ...pending, ...open, ...replaced];

  function rowOf(pro: Pro, mark: 'sure' | 'broken' | null) {
    const asked = mark === 'broken' ? offers.filter(({ replacedId }) => replacedId === pro.id) : [];
    return { kind: 'pro' as const, key: pro.id, pro, mark, offers: asked };
  }
}
