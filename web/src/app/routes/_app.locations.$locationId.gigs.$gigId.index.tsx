import { createFileRoute } from '@tanstack/react-router';
import gigScreenQuery from '../../__generated__/GigScreenQuery$parameters.ts';
import { GigScreen } from '../screens/GigScreen.tsx';
import { GigSkeleton } from '../../schedule/gigs/GigSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/locations/$locationId/gigs/$gigId/')({
  params: {
    parse: ({ gigId }) => ({ gigId: idParam(gigId) }),
    stringify: ({ gigId }) => ({ gigId: String(gigId) }),
  },
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(gigScreenQuery, { gigId: params.gigId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Gig,
  pendingComponent: GigSkeleton,
});

function Gig() {
  return <GigScreen query={Route.useLoaderData()} locationId={Route.useParams().locationId} />;
}
