import { graphql, useFragment } from 'react-relay/hooks';
import type { BillingNotice_billing$key } from '../../__generated__/BillingNotice_billing.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

/** Says to those who may only look why, and who can grant more. */
export function BillingNotice({ billing }: { billing: BillingNotice_billing$key }) {
  const { viewerCanManage, viewerCannotManageReason } = useFragment(
    graphql`
      fragment BillingNotice_billing on Billing @throwOnFieldError {
        viewerCanManage
        viewerCannotManageReason
      }
    `,
    billing,
  );
  if (viewerCanManage) return null;
  return (
    <InlineAlert tone="info" title="You can view billing but not change it">
      {viewerCannotManageReason ?? 'Your role does not allow it.'}
    </InlineAlert>
  );
}
