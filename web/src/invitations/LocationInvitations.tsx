import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { LocationInvitations_location$key } from '../__generated__/LocationInvitations_location.graphql.ts';
import type { LocationInvitationsPaginationQuery } from '../__generated__/LocationInvitationsPaginationQuery.graphql.ts';
import { useNextPage } from '../paging/useNextPage.ts';
import { InvitationsBoundary } from './InvitationsBoundary.tsx';
import { InvitationsCard } from './InvitationsCard.tsx';
import { inviteToLocation } from './inviteToLocation.ts';

interface Props {
  location: LocationInvitations_location$key;
}

/** Who is invited to the team of a location. Nothing for those who may not manage it. */
export function LocationInvitations({ location }: Props) {
  return (
    <InvitationsBoundary resetKey={location}>
      <InvitationList location={location} />
    </InvitationsBoundary>
  );
}

function InvitationList({ location }: Props) {
  const environment = useRelayEnvironment();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
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
          __id
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
  const next = useNextPage(loadNext);
  if (!data.invitations) return null;
  return (
    <InvitationsCard
      team={data.name}
      hasRoles
      invitations={data.invitations.edges.map(({ node }) => node)}
      connectionId={data.invitations.__id}
      invite={({ role, ...guest }) => inviteToLocation(environment, { locationId: data.id, role, ...guest })}
      more={hasNext ? { isLoading: isLoadingNext, hasFailed: next.hasFailed, onLoad: next.load } : null}
    />
  );
}
