import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';

/** What a screen of payments shows a viewer who may not pay at the location, with the reason. */
export function CannotPay({ reason }: { reason: string | null | undefined }) {
  return (
    <EmptyState illustration={<NoPermission />} title="You cannot pay here">
      {reason}
    </EmptyState>
  );
}
