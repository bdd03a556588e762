import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

/** The same page for a gig that does not exist, belongs to another location, or is hidden from the viewer. */
export function GigUnavailable({ locationId }: { locationId: number }) {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NotFound />}
      title="Shift not found, or you have no access to it"
      action={<LinkButton href={`/locations/${locationId}`}>Go to shifts</LinkButton>}
    >
      <title>Shift not found · Brigade</title>
      It may belong to another location. Check the URL or search for it in the list.
    </EmptyState>
  );
}
