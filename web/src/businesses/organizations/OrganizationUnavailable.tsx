import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

/** One answer to an organization that does not exist and to one that this person may not know of. */
export function OrganizationUnavailable() {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NotFound />}
      title="Organization not found, or you have no access to it"
      action={<LinkButton href="/locations">Go to your locations</LinkButton>}
    >
      <title>Organization not found · Brigade</title>
      Check the address, or ask an admin of the organization to invite you.
    </EmptyState>
  );
}
