import { createFileRoute } from '@tanstack/react-router';
import invitationScreenQuery from '../__generated__/InvitationScreenQuery$parameters.ts';
import { currentClient } from '../auth/currentClient.ts';
import { InvitationScreen } from '../invitations/InvitationScreen.tsx';
import { invitationSearch } from '../invitations/invitationSearch.ts';
import { InvitationSkeleton } from '../invitations/InvitationSkeleton.tsx';

export const Route = createFileRoute('/_arrival/organization/invitations/accept/$token')({
  validateSearch: invitationSearch,
  beforeLoad: async ({ context }) => ({ client: await currentClient(context) }),
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(
      invitationScreenQuery,
      { scope: 'ORGANIZATION', token: params.token },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: OrganizationInvitation,
  pendingComponent: InvitationSkeleton,
});

function OrganizationInvitation() {
  const { client } = Route.useRouteContext();
  return (
    <InvitationScreen
      client={client}
      query={Route.useLoaderData()}
      link={{ scope: 'ORGANIZATION', token: Route.useParams().token }}
      email={Route.useSearch().email}
    />
  );
}
