import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';

/** For those who may not see costs. */
export function BillingHidden({ reason }: { reason: string | null | undefined }) {
  return (
    <EmptyState illustration={<NoPermission />} title="Billing is not part of your role">
      {reason ?? 'Ask an admin if you need to see it.'}
    </EmptyState>
  );
}
