import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

/** The page for an unknown pro or an invalid UUID. */
export function ProUnavailable({ locationId }: { locationId: number }) {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NotFound />}
      title="Profile not found"
      action={<LinkButton href={`/locations/${locationId}/connect`}>Find pros</LinkButton>}
    >
      <title>Profile not found · Brigade</title>
      This pro may have left. Check the address, or look for them by name.
    </EmptyState>
  );
}
