import { createFileRoute } from '@tanstack/react-router';
import locationSettingsFrameQuery from '../../__generated__/LocationSettingsFrameQuery$parameters.ts';
import { LocationSettingsFrame } from '../../businesses/locations/settings/LocationSettingsFrame.tsx';
import { LocationSettingsSkeleton } from '../../businesses/locations/settings/LocationSettingsSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/_settings')({
  // Who only hires has settings, too.
  staticData: { isForEveryMode: true },
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      locationSettingsFrameQuery,
      { locationId: params.locationId },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: LocationSettings,
  pendingComponent: LocationSettingsSkeleton,
});

function LocationSettings() {
  return <LocationSettingsFrame query={Route.useLoaderData()} locationId={Route.useParams().locationId} />;
}
