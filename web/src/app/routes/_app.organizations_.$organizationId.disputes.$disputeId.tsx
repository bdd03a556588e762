import { createFileRoute } from '@tanstack/react-router';
import organizationDisputeScreenQuery from '../../__generated__/OrganizationDisputeScreenQuery$parameters.ts';
import { OrganizationDisputeScreen } from '../../pay/disputes/OrganizationDisputeScreen.tsx';
import { DisputesSkeleton } from '../../pay/disputes/DisputesSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/organizations_/$organizationId/disputes/$disputeId')({
  params: {
    parse: ({ organizationId, disputeId }) => ({
      organizationId: idParam(organizationId),
      disputeId: idParam(disputeId),
    }),
    stringify: ({ organizationId, disputeId }) => ({
      organizationId: String(organizationId),
      disputeId: String(disputeId),
    }),
  },
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { disputeId }, abortController, cause }) =>
    context.client.load(organizationDisputeScreenQuery, { disputeId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Dispute,
  pendingComponent: DisputesSkeleton,
});

function Dispute() {
  const { organizationId } = Route.useParams();
  return <OrganizationDisputeScreen query={Route.useLoaderData()} organizationId={organizationId} />;
}
