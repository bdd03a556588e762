import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoApplicants } from '../../ui/illustrations/NoApplicants.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';

/** The empty state of a group, or of a search in it. */
export function NoMembers({ search }: { search: string }) {
  if (search !== '') {
    return (
      <EmptyState illustration={<NoResults />} title={`No members match “${search}”`}>
        Try part of the name.
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration={<NoApplicants />} title="No members yet">
      Add pros who have worked for you or any pro in your market. They also join your network.
    </EmptyState>
  );
}
