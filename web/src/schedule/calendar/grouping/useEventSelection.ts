import { useMemo, useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import type { BoardGig } from '../entries/boardGig.ts';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import type { EntryBoxProps } from '../entries/EntryBox.tsx';

interface Gathering {
  readonly selectedIds: ReadonlySet<string>;
  readonly selected: readonly BoardGig[];
  readonly clear: () => void;
  readonly toggle: (entry: CalendarEntry) => void;
}

/** The gigs that are being gathered into an event. */
export function useGathering(gigs: readonly BoardGig[]): Gathering {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return {
    selectedIds,
    selected: useMemo(() => gigs.filter(({ id }) => selectedIds.has(id)), [gigs, selectedIds]),
    clear: () => setSelectedIds(new Set()),
    toggle({ gigs: [gig] }: CalendarEntry) {
      const reason = whyClosed(gig);
      if (reason) {
        toast({ title: reason });
        return;
      }
      const others = new Set([...selectedIds].filter((id) => id !== gig.id));
      setSelectedIds(others.size < selectedIds.size ? others : new Set([...selectedIds, gig.id]));
    },
  };
}

/** How a box looks while gigs are gathered. */
export function selectionOfEntry(
  { gigs: [gig] }: CalendarEntry,
  selectedIds: ReadonlySet<string>,
): EntryBoxProps['selection'] {
  if (whyClosed(gig)) return 'closed';
  return selectedIds.has(gig.id) ? 'selected' : 'open';
}

function whyClosed({ event, listStatus }: BoardGig): string | null {
  if (listStatus === 'CANCELLED') return 'A cancelled gig cannot join an event.';
  return event ? `This gig belongs to ${event.name} already.` : null;
}
