import { createFileRoute } from '@tanstack/react-router';
import { LocationFrame } from '../../businesses/locations/LocationFrame.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/locations/$locationId')({
  params: {
    parse: ({ locationId }) => ({ locationId: idParam(locationId) }),
    stringify: ({ locationId }) => ({ locationId: String(locationId) }),
  },
  beforeLoad: ({ context, params }) => context.client.enterLocation(params.locationId),
  component: Location,
});

function Location() {
  const { client } = Route.useRouteContext();
  return <LocationFrame client={client} locationId={Route.useParams().locationId} />;
}
