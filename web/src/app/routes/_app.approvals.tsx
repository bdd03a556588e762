import { createFileRoute } from '@tanstack/react-router';
import approvalsScreenQuery from '../../__generated__/ApprovalsScreenQuery$parameters.ts';
import { ApprovalsScreen } from '../screens/ApprovalsScreen.tsx';
import { ApprovalsSkeleton } from '../screens/ApprovalsSkeleton.tsx';

export const Route = createFileRoute('/_app/approvals')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(approvalsScreenQuery, {}, { abortController, cause }),
  component: Approvals,
  pendingComponent: ApprovalsSkeleton,
});

function Approvals() {
  return <ApprovalsScreen query={Route.useLoaderData()} />;
}
