import { createFileRoute } from '@tanstack/react-router';
import locationTeamScreenQuery from '../../__generated__/LocationTeamScreenQuery$parameters.ts';
import { inviteSearch } from '../../businesses/invitations/inviteSearch.ts';
import { LocationTeamScreen } from '../../businesses/teams/LocationTeamScreen.tsx';
import { TeamSkeleton } from '../../businesses/teams/TeamSkeleton.tsx';
import { useLeave } from '../../businesses/teams/useLeave.ts';

export const Route = createFileRoute('/_app/locations/$locationId/_settings/teams')({
  validateSearch: inviteSearch,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      locationTeamScreenQuery,
      { locationId: params.locationId },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: LocationTeams,
  pendingComponent: TeamSkeleton,
});

function LocationTeams() {
  const { client } = Route.useRouteContext();
  const { invite = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LocationTeamScreen
      query={Route.useLoaderData()}
      isInviting={invite}
      onInviting={(isInviting) =>
        void navigate({ search: isInviting ? { invite: true } : {}, replace: !isInviting })
      }
      onLeft={useLeave(client)}
    />
  );
}
