import Send from 'lucide-react/icons/send';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';

const EventOffers = lazy(() => import('./EventOffers.tsx'));

interface Props {
  eventId: number;
  locationId: number;
}

/** Opens the dialog that offers shifts of an event to groups. */
export function EventOffersButton({ eventId, locationId }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" icon={<Send aria-hidden="true" />} onPress={() => setOpen(true)}>
        Offer to groups
      </Button>
      <Suspense>
        {isOpen ? (
          <EventOffers eventId={eventId} locationId={locationId} onClosed={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
