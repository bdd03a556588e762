import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';

/** For those who may not see disputes, with who may. */
export function DisputesHidden({ reason }: { reason: string | null | undefined }) {
  return (
    <EmptyState illustration={<NoPermission />} title="You cannot see disputes here">
      {reason}
    </EmptyState>
  );
}
