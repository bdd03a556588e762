import { createFileRoute } from '@tanstack/react-router';
import disputeScreenQuery from '../../__generated__/DisputeScreenQuery$parameters.ts';
import { DisputeScreen } from '../../pay/disputes/DisputeScreen.tsx';
import { DisputesSkeleton } from '../../pay/disputes/DisputesSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/locations/$locationId/disputes/$disputeId')({
  params: {
    parse: ({ disputeId }) => ({ disputeId: idParam(disputeId) }),
    stringify: ({ disputeId }) => ({ disputeId: String(disputeId) }),
  },
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { disputeId }, abortController, cause }) =>
    context.client.load(disputeScreenQuery, { disputeId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Dispute,
  pendingComponent: DisputesSkeleton,
});

function Dispute() {
  const { locationId } = Route.useParams();
  return <DisputeScreen query={Route.useLoaderData()} locationId={locationId} />;
}
