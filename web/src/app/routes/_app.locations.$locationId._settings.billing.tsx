import { createFileRoute } from '@tanstack/react-router';
import locationBillingScreenQuery from '../../__generated__/LocationBillingScreenQuery$parameters.ts';
import { billingSearch } from '../../businesses/paymentMethods/billingSearch.ts';
import { BillingSkeleton } from '../../businesses/paymentMethods/BillingSkeleton.tsx';
import { LocationBillingScreen } from '../../businesses/paymentMethods/LocationBillingScreen.tsx';
import { useBillingView } from '../../businesses/paymentMethods/useBillingView.ts';

export const Route = createFileRoute('/_app/locations/$locationId/_settings/billing')({
  validateSearch: billingSearch,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      locationBillingScreenQuery,
      { locationId: params.locationId },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: LocationBilling,
  pendingComponent: BillingSkeleton,
});

function LocationBilling() {
  const { locationId } = Route.useParams();
  const view = useBillingView(`/locations/${locationId}/billing`, Route.useSearch());
  return <LocationBillingScreen query={Route.useLoaderData()} {...view} />;
}
