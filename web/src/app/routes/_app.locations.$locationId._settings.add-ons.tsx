import { createFileRoute } from '@tanstack/react-router';
import locationAddOnsScreenQuery from '../../__generated__/LocationAddOnsScreenQuery$parameters.ts';
import { AddOnsSkeleton } from '../../businesses/addOns/AddOnsSkeleton.tsx';
import { LocationAddOnsScreen } from '../../businesses/addOns/LocationAddOnsScreen.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/_settings/add-ons')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      locationAddOnsScreenQuery,
      { locationId: params.locationId },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: LocationAddOns,
  pendingComponent: AddOnsSkeleton,
});

function LocationAddOns() {
  return <LocationAddOnsScreen query={Route.useLoaderData()} />;
}
