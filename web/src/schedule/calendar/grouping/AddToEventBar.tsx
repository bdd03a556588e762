import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { SelectionBar } from '../../../ui/actions/SelectionBar.tsx';
import type { BoardGig } from '../entries/boardGig.ts';

const NewEventDialog = lazy(() => import('./NewEventDialog.tsx'));
const AddToEventDialog = lazy(() => import('./AddToEventDialog.tsx'));

interface Props {
  /** The global ID of the location. */
  locationId: string;
  locationDatabaseId: number;
  gigs: readonly BoardGig[];
  onCleared: () => void;
  onAdded: () => void;
}

/** The action bar for gigs selected for an event. */
export function AddToEventBar({ locationId, locationDatabaseId, gigs, onCleared, onAdded }: Props) {
  const [open, setOpen] = useState<'new' | 'existing' | null>(null);
  const dialog = {
    locationId,
    locationDatabaseId,
    gigIds: gigs.map(({ gigId }) => gigId),
    onClosed: () => setOpen(null),
    onAdded: () => {
      setOpen(null);
      onAdded();
    },
  };
  return (
    <>
      <SelectionBar count={gigs.length} itemName={['shift', 'shifts']} onCleared={onCleared}>
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
