import { createFileRoute } from '@tanstack/react-router';
import organizationBillingScreenQuery from '../../__generated__/OrganizationBillingScreenQuery$parameters.ts';
import { billingSearch } from '../../businesses/paymentMethods/billingSearch.ts';
import { BillingSkeleton } from '../../businesses/paymentMethods/BillingSkeleton.tsx';
import { OrganizationBillingScreen } from '../../businesses/paymentMethods/OrganizationBillingScreen.tsx';
import { useBillingView } from '../../businesses/paymentMethods/useBillingView.ts';

export const Route = createFileRoute('/_app/organizations/$organizationId/billing')({
  validateSearch: billingSearch,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      organizationBillingScreenQuery,
      { organizationId: params.organizationId },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: OrganizationBilling,
  pendingComponent: BillingSkeleton,
});

function OrganizationBilling() {
  const { organizationId } = Route.useParams();
  const view = useBillingView(`/organizations/${organizationId}/billing`, Route.useSearch());
  return <OrganizationBillingScreen query={Route.useLoaderData()} {...view} />;
}
