import { createFileRoute, useRouter } from '@tanstack/react-router';
import locationInfoScreenQuery from '../../__generated__/LocationInfoScreenQuery$parameters.ts';
import { LocationInfoScreen } from '../../businesses/locations/settings/LocationInfoScreen.tsx';
import { LocationInfoSkeleton } from '../../businesses/locations/settings/LocationInfoSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/_settings/info')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      locationInfoScreenQuery,
      { locationId: params.locationId },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: LocationInfo,
  pendingComponent: LocationInfoSkeleton,
});

function LocationInfo() {
  const { client } = Route.useRouteContext();
  const router = useRouter();
  return (
    <LocationInfoScreen
      query={Route.useLoaderData()}
      onDecided={() => {
        // Which locations one can work at has changed, and with it the shell.
        client.forgetResponses();
        void router.invalidate();
      }}
    />
  );
}
