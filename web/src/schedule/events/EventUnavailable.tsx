import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { eventsHref } from './eventHref.ts';

/** The same page for an event that does not exist and one that is hidden from the viewer. */
export function EventUnavailable({ locationId }: { locationId: number }) {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NotFound />}
      title="Event not found, or you have no access to it"
      action={<LinkButton href={eventsHref(locationId)}>Go to events</LinkButton>}
    >
      <title>Event not found · Brigade</title>
      It may have been deleted. Its shifts are still on the Shifts page.
    </EmptyState>
  );
}
