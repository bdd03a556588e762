import { useState } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { OrganizationInvitations_organization$key } from '../../__generated__/OrganizationInvitations_organization.graphql.ts';
import type { OrganizationInvitationsPaginationQuery } from '../../__generated__/OrganizationInvitationsPaginationQuery.graphql.ts';
import { InvitationsBoundary } from './InvitationsBoundary.tsx';
import { InvitationsCard } from './InvitationsCard.tsx';
import { InvitationTable } from './InvitationTable.tsx';
import { inviteToOrganization } from './inviteToOrganization.ts';

interface Props {
  organization: OrganizationInvitations_organization$key;
}

/** Who is invited to administer an organization. Nothing for those who may not manage it. */
export function OrganizationInvitations({ organization }: Props) {
  return (
    <InvitationsBoundary resetKey={organization}>
      <InvitationList organization={organization} />
    </InvitationsBoundary>
  );
}

function InvitationList({ organization }: Props) {
  const environment = useRelayEnvironment();
  const { data, ...pages } = usePaginationFragment<
    OrganizationInvitationsPaginationQuery,
    OrganizationInvitations_organization$key
  >(
    graphql`
      fragment OrganizationInvitations_organization on Organization
      @refetchable(queryName: "OrganizationInvitationsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        name
        invitations(first: $count, after: $cursor) @connection(key: "OrganizationInvitations_invitations") {
          connectionId: __id
          edges {
            node {
              ...InvitationTable_invitations
            }
          }
        }
      }
    `,
    organization,
  );
  const [isInviting, setIsInviting] = useState(false);
  if (!data.invitations) return null;
  const invitations = data.invitations.edges.map(({ node }) => node);
  return (
    <InvitationsCard
      team={data.name}
      hasRoles={false}
      isInviting={isInviting}
      onInviting={setIsInviting}
      isEmpty={invitations.length === 0}
      invite={({ email, phoneNumber, name }) =>
        inviteToOrganization(environment, { organizationId: data.id, email, phoneNumber, name })
      }
      pages={pages}
    >
      <InvitationTable
        team={data.name}
        hasRoles={false}
        invitations={invitations}
        connectionId={data.invitations.connectionId}
      />
    </InvitationsCard>
  );
}
