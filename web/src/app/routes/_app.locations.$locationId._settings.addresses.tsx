import { createFileRoute } from '@tanstack/react-router';
import locationAddressesScreenQuery from '../../__generated__/LocationAddressesScreenQuery$parameters.ts';
import { AddressesSkeleton } from '../../businesses/addresses/AddressesSkeleton.tsx';
import { LocationAddressesScreen } from '../../businesses/addresses/LocationAddressesScreen.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/_settings/addresses')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      locationAddressesScreenQuery,
      { locationId: params.locationId },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: LocationAddresses,
  pendingComponent: AddressesSkeleton,
});

function LocationAddresses() {
  return <LocationAddressesScreen query={Route.useLoaderData()} />;
}
