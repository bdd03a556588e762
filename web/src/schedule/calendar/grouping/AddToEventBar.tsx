import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { SelectionBar } from '../../../ui/actions/SelectionBar.tsx';
import type { BoardGig } from '../entries/boardGig.ts';

const NewEventDialog = lazy(() => import('../../../calendar/NewEventDialog.tsx'));
const AddToEventDialog = lazy(() => import('../../../calendar/AddToEventDialog.tsx'));

interface Props {
  /** The id of the location's node, and its number. */
  locationId: string;
  locationDatabaseId: number;
  gigs: readonly BoardGig[];
  onCleared: () => void;
  onGathered: () => void;
}

/** What can be done with the gigs that are gathered. */
export function GatherBar({ locationId, locationDatabaseId, gigs, onCleared, onGathered }: Props) {
  const [open, setOpen] = useState<'new' | 'existing' | null>(null);
  const dialog = {
    locationId,
    locationDatabaseId,
    gigIds: gigs.map(({ gigId }) => gigId),
    onClosed: () => setOpen(null),
    onGathered: () => {
      setOpen(null);
      onGathered();
    },
  };
  return (
    <>
      <SelectionBar count={gigs.length} itemName={['gig', 'gigs']} onCleared={onCleared}>
        <Button variant="outlined" onPress={() => setOpen('existing')}>
          Add to event
        </Button>
        <Button variant="contained" onPress={() => setOpen('new')}>
          New event
        </Button>
      </SelectionBar>
      <Suspense>
        {open === 'new' ? <NewEventDialog {...dialog} /> : null}
        {open === 'existing' ? <AddToEventDialog {...dialog} /> : null}
      </Suspense>
    </>
  );
}
