import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { eventsHref } from './eventHref.ts';

/** One answer to an event that does not exist and to one that must not be known of. */
export function EventUnavailable({ locationId }: { locationId: number }) {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NotFound />}
      title="Event not found, or you have no access to it"
      action={<LinkButton href={eventsHref(locationId)}>Go to the events</LinkButton>}
    >
      <title>Event not found · Brigade</title>
      It may have been deleted. Its gigs are still in the list of gigs then.
    </EmptyState>
  );
}
