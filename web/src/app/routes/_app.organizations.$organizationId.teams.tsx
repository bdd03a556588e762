import { createFileRoute } from '@tanstack/react-router';
import organizationTeamsScreenQuery from '../../__generated__/OrganizationTeamsScreenQuery$parameters.ts';
import { OrganizationTeamsScreen } from '../../businesses/teams/OrganizationTeamsScreen.tsx';
import { TeamSkeleton } from '../../businesses/teams/TeamSkeleton.tsx';
import { useLeave } from '../../businesses/teams/useLeave.ts';

export const Route = createFileRoute('/_app/organizations/$organizationId/teams')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      organizationTeamsScreenQuery,
      { organizationId: params.organizationId },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: OrganizationTeams,
  pendingComponent: TeamSkeleton,
});

function OrganizationTeams() {
  const { client } = Route.useRouteContext();
  return <OrganizationTeamsScreen query={Route.useLoaderData()} onLeft={useLeave(client)} />;
}
