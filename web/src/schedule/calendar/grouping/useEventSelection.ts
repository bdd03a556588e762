import { useMemo, useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import type { BoardGig } from '../entries/boardGig.ts';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import type { EntryBoxProps } from '../entries/EntryBox.tsx';

interface EventSelection {
  readonly selectedIds: ReadonlySet<string>;
  readonly selected: readonly BoardGig[];
  readonly clear: () => void;
  readonly toggle: (entry: CalendarEntry) => void;
}

/** The selection of gigs for an event. */
export function useEventSelection(gigs: readonly BoardGig[]): EventSelection {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
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
