import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { NoApplicants } from '../ui/illustrations/NoApplicants.tsx';
import { NoResults } from '../ui/illustrations/NoResults.tsx';

/** A group without anybody, or without anybody of that name. */
export function NoMembers({ search }: { search: string }) {
  if (search !== '') {
    return (
      <EmptyState illustration={<NoResults />} title={`Nobody here is called “${search}”`}>
        Try a part of the name.
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration={<NoApplicants />} title="Nobody is in this group yet">
      Add pros who worked for you, or anybody of your market. They join your network by that.
    </EmptyState>
  );
}
