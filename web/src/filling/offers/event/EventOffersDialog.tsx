import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EventOffersDialog_location$key } from '../../../__generated__/EventOffersDialog_location.graphql.ts';
import type { EventOffersDialog_event$key } from '../../../__generated__/EventOffersDialog_event.graphql.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { EventOffersForm } from './EventOffersForm.tsx';
import { NothingToOffer } from './NothingToOffer.tsx';
import { GigOffersOutcome } from './GigOffersOutcome.tsx';
import type { GigOffers } from './offerGigs.ts';
import { useOfferableGigs } from './useOfferableGigs.ts';

interface Props {
  event: EventOffersDialog_event$key | null | undefined;
  location: EventOffersDialog_location$key | null | undefined;
  locationId: number;
  title: string;
  onClosed: () => void;
}

/** Offers shifts of an event to groups; then shows what became of each. */
export function EventOffersDialog({ title, locationId, onClosed, ...props }: Props) {
  const event = useFragment(
    graphql`
      fragment EventOffersDialog_event on Event @throwOnFieldError {
        ...useOfferableGigs_event
      }
    `,
    props.event,
  );
  const gigs = useOfferableGigs(event, locationId);
  // The list changes with the offers: what was sent is shown by the gigs as they were.
  const [offered] = useState(gigs);
  const [sent, setSent] = useState<readonly GigOffers[] | null>(null);
  const location = useFragment(
    graphql`
      fragment EventOffersDialog_location on Location @throwOnFieldError {
        proGroups(first: 100) @catch(to: NULL) {
          edges {
            node {
              memberCount
            }
          }
        }
        ...EventOffersForm_location
      }
    `,
    props.location,
  );
  const hasGroups = location?.proGroups?.edges.some(({ node }) => node.memberCount > 0) === true;
  if (location && sent === null && hasGroups && offered.length > 0) {
    return (
      <EventOffersForm
        title={title}
        location={location}
        gigs={offered}
        onSent={setSent}
        onClosed={onClosed}
      />
    );
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={sent === null ? title : 'Offers by shift'}
      onClosed={onClosed}
      footer={<Button onPress={onClosed}>{sent === null ? 'Close' : 'Done'}</Button>}
    >
      {sent === null ? (
        <NothingToOffer hasGroups={hasGroups} locationId={locationId} />
      ) : (
        <GigOffersOutcome sent={sent} gigs={offered} locationId={locationId} />
      )}
    </Dialog>
  );
}
