import { createFileRoute } from '@tanstack/react-router';
import approvalsScreenQuery from '../../__generated__/ApprovalsScreenQuery$parameters.ts';
import featuresScreenQuery from '../../__generated__/FeaturesScreenQuery$parameters.ts';
import { FeaturesScreen } from '../../accounts/featureFlags/FeaturesScreen.tsx';
import { ApprovalsScreen } from '../screens/ApprovalsScreen.tsx';
import { ApprovalsSkeleton } from '../screens/ApprovalsSkeleton.tsx';
import PageNotFound from '../screens/PageNotFound.tsx';

export const Route = createFileRoute('/_app/approvals/{-$view}')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { client }, params: { view }, abortController, cause }) => {
    const visit = { abortController, cause };
    if (view === undefined) return { approvals: await client.load(approvalsScreenQuery, {}, visit) };
    if (view === 'features') return { features: await client.load(featuresScreenQuery, {}, visit) };
    return {};
  },
  remountDeps: ({ params }) => params,
  component: Approvals,
  pendingComponent: ApprovalsSkeleton,
});

function Approvals() {
  const { approvals, features } = Route.useLoaderData();
  if (approvals) return <ApprovalsScreen query={approvals} />;
  if (features) return <FeaturesScreen query={features} />;
  return <PageNotFound />;
}
