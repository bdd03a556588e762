import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useMemo, useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import type { BoardGig } from '../entries/boardGig.ts';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import type { EntryBoxProps } from '../entries/EntryBox.tsx';
import { dayAt } from '../dates/dayAt.ts';

/** The selection of all gigs that start on a day. */
export interface DaySelection {
  /** How many of its gigs can be selected. */
  readonly size: number;
  /** How many of them are. */
  readonly selected: number;
  /** Selects all of them, or none if all are. */
  readonly toggle: () => void;
}

interface EventSelection {
  readonly selectedIds: ReadonlySet<string>;
  readonly selected: readonly BoardGig[];
  readonly clear: () => void;
  readonly toggle: (entry: CalendarEntry) => void;
  readonly ofDay: (day: Temporal.PlainDate) => DaySelection;
}

/**
 * The selection of gigs for an event.
 *
 * @param entries those of the gigs that the filters leave
 */
export function useEventSelection(
  gigs: readonly BoardGig[],
  entries: readonly CalendarEntry[],
  zone: string,
): EventSelection {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const openIdsByDay = useMemo(() => {
    const open = entries.flatMap((entry) => entry.gigs).filter((gig) => !cannotSelectReason(gig));
    return Map.groupBy(open, ({ startMs }) => String(dayAt(startMs, zone)));
  }, [entries, zone]);
  return {
    selectedIds,
    selected: useMemo(() => gigs.filter(({ id }) => selectedIds.has(id)), [gigs, selectedIds]),
    clear: () => setSelectedIds(new Set()),
    toggle({ gigs: [gig] }: CalendarEntry) {
      const reason = cannotSelectReason(gig);
      if (reason) {
        toast({ title: reason });
        return;
      }
      const others = new Set([...selectedIds].filter((id) => id !== gig.id));
      setSelectedIds(others.size < selectedIds.size ? others : new Set([...selectedIds, gig.id]));
    },
    ofDay(day) {
      const ids = new Set(openIdsByDay.get(String(day))?.map(({ id }) => id));
      const selected = ids.intersection(selectedIds).size;
      return {
        size: ids.size,
        selected,
        toggle: () =>
          setSelectedIds(selected === ids.size ? selectedIds.difference(ids) : selectedIds.union(ids)),
      };
    },
  };
}

/** The selection state of an entry while an event is being built. */
export function selectionOfEntry(
  { gigs: [gig] }: CalendarEntry,
  selectedIds: ReadonlySet<string>,
): EntryBoxProps['selection'] {
  if (cannotSelectReason(gig)) return 'closed';
  return selectedIds.has(gig.id) ? 'selected' : 'open';
}

function cannotSelectReason({ event, listStatus }: BoardGig): string | null {
  if (listStatus === 'CANCELLED') return 'Cancelled shifts cannot be added to an event.';
  return event ? `This shift already belongs to ${event.name}.` : null;
}
