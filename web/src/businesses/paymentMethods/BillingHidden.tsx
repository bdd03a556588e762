import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';

/** For those who may not see costs. */
export function BillingHidden({ reason }: { reason: string | null | undefined }) {
  return (
    <EmptyState illustration={<NoPermission />} title="Your role does not include billing">
      {reason ?? 'Ask an admin if you need to see it.'}
    </EmptyState>
  );
}
