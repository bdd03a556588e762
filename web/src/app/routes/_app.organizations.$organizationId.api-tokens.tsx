import { createFileRoute } from '@tanstack/react-router';
import organizationTokensScreenQuery from '../../__generated__/OrganizationTokensScreenQuery$parameters.ts';
import { OrganizationInfoSkeleton } from '../../businesses/organizations/OrganizationInfoSkeleton.tsx';
import { OrganizationTokensScreen } from '../../businesses/organizations/OrganizationTokensScreen.tsx';

export const Route = createFileRoute('/_app/organizations/$organizationId/api-tokens')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      organizationTokensScreenQuery,
      { organizationId: params.organizationId },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: OrganizationTokens,
  pendingComponent: OrganizationInfoSkeleton,
});

function OrganizationTokens() {
  return <OrganizationTokensScreen query={Route.useLoaderData()} />;
}
