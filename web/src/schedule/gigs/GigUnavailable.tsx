import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

/** One answer to a gig that does not exist, stands at another location, or must not be known of. */
export function GigUnavailable({ locationId }: { locationId: number }) {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NotFound />}
      title="Gig not found, or you have no access to it"
      action={<LinkButton href={`/locations/${locationId}`}>Go to the gigs</LinkButton>}
    >
      <title>Gig not found · Brigade</title>
      It may belong to another location. Check the address, or look for it in the list.
    </EmptyState>
  );
}
