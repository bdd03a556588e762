import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { LocationInvitations_location$key } from '../../__generated__/LocationInvitations_location.graphql.ts';
import type { LocationInvitationsPaginationQuery } from '../../__generated__/LocationInvitationsPaginationQuery.graphql.ts';
import { InvitationsBoundary } from './InvitationsBoundary.tsx';
import { InvitationsCard } from './InvitationsCard.tsx';
import { InvitationTable } from './InvitationTable.tsx';
import { inviteToLocation } from './inviteToLocation.ts';

interface Props {
  location: LocationInvitations_location$key;
  /** Whether the form of an invitation is open. */
  isInviting: boolean;
  onInviting: (isInviting: boolean) => void;
}

/** Who is invited to the team of a location. Nothing for those who may not manage it. */
export function LocationInvitations(props: Props) {
  return (
    <InvitationsBoundary resetKey={props.location}>
      <InvitationList {...props} />
    </InvitationsBoundary>
  );
}

function InvitationList({ location, isInviting, onInviting }: Props) {
  const environment = useRelayEnvironment();
  const { data, ...pages } = usePaginationFragment<
    LocationInvitationsPaginationQuery,
    LocationInvitations_location$key
  >(
    graphql`
      fragment LocationInvitations_location on Location
      @refetchable(queryName: "LocationInvitationsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        name
        invitations(first: $count, after: $cursor, statuses: [SUBMITTED, ERROR, EXPIRED])
          @connection(key: "LocationInvitations_invitations") {
          connectionId: __id
          edges {
            node {
              ...InvitationTable_invitations
            }
          }
        }
      }
    `,
    location,
  );
  if (!data.invitations) return null;
  const invitations = data.invitations.edges.map(({ node }) => node);
  return (
    <InvitationsCard
      team={data.name}
      hasRoles
      isInviting={isInviting}
      onInviting={onInviting}
      isEmpty={invitations.length === 0}
      invite={({ role, ...guest }) => inviteToLocation(environment, { locationId: data.id, role, ...guest })}
      pages={pages}
    >
      <InvitationTable
        team={data.name}
        hasRoles
        invitations={invitations}
        connectionId={data.invitations.connectionId}
      />
    </InvitationsCard>
  );
}
