import { createFileRoute } from '@tanstack/react-router';
import networkInvitesScreenQuery from '../../__generated__/NetworkInvitesScreenQuery$parameters.ts';
import { readInvitesSearch } from '../../pros/network/invitesSearch.ts';
import { InvitesSkeleton } from '../../pros/network/InvitesSkeleton.tsx';
import { NetworkInvitesScreen } from '../../pros/network/NetworkInvitesScreen.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/connect/network/invites')({
  validateSearch: readInvitesSearch,
  // An open dialog makes no other list.
  loaderDeps: ({ search: { dialog: _dialog, ...filters } }) => filters,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, deps: { status, search = '' }, abortController, cause }) => {
    const variables = { locationId, statuses: status === undefined ? null : [status], search };
    return context.client.load(networkInvitesScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: Invites,
  pendingComponent: InvitesSkeleton,
});

function Invites() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <NetworkInvitesScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      choice={Route.useSearch()}
      onChosen={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
