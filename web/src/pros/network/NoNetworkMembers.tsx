import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoApplicants } from '../../ui/illustrations/NoApplicants.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';

/** The empty state of a network, or of a search in it. */
export function NoNetworkMembers({ search, locationId }: { search: string; locationId: number }) {
  if (search !== '') {
    return (
      <EmptyState illustration={<NoResults />} title={`No members match “${search}”`}>
        Try part of the name.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={<NoApplicants />}
      title="No members yet"
      action={
        <LinkButton variant="outlined" href={`/locations/${locationId}/connect`}>
          Find pros
        </LinkButton>
      }
    >
      Invite people you know, or add pros to a group. Members of your network see its shifts first.
    </EmptyState>
  );
}
