import { createFileRoute } from '@tanstack/react-router';
import organizationInfoScreenQuery from '../../__generated__/OrganizationInfoScreenQuery$parameters.ts';
import { OrganizationInfoScreen } from '../../businesses/organizations/OrganizationInfoScreen.tsx';
import { OrganizationInfoSkeleton } from '../../businesses/organizations/OrganizationInfoSkeleton.tsx';

export const Route = createFileRoute('/_app/organizations/$organizationId/info')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      organizationInfoScreenQuery,
      { organizationId: params.organizationId },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: OrganizationInfo,
  pendingComponent: OrganizationInfoSkeleton,
});

function OrganizationInfo() {
  return <OrganizationInfoScreen query={Route.useLoaderData()} />;
}
