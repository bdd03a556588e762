import { createFileRoute } from '@tanstack/react-router';
import invitationScreenQuery from '../../__generated__/InvitationScreenQuery$parameters.ts';
import { currentClient } from '../../accounts/signIn/currentClient.ts';
import { InvitationScreen } from '../../businesses/invitations/accepting/InvitationScreen.tsx';
import { invitationSearch } from '../../businesses/invitations/accepting/invitationSearch.ts';
import { InvitationSkeleton } from '../../businesses/invitations/accepting/InvitationSkeleton.tsx';

export const Route = createFileRoute('/_arrival/invitations/accept/$token')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: invitationSearch,
  beforeLoad: async ({ context }) => ({ client: await currentClient(context) }),
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      invitationScreenQuery,
      { scope: 'LOCATION', token: params.token },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: LocationInvitation,
  pendingComponent: InvitationSkeleton,
});

function LocationInvitation() {
  const { client } = Route.useRouteContext();
  return (
    <InvitationScreen
      client={client}
      query={Route.useLoaderData()}
      link={{ scope: 'LOCATION', token: Route.useParams().token }}
      email={Route.useSearch().email}
    />
  );
}
