import { graphql, usePaginationFragment, useFragment } from 'react-relay/hooks';
import type { OrganizationTeams_locations$key } from '../../__generated__/OrganizationTeams_locations.graphql.ts';
import type { OrganizationTeams_organization$key } from '../../__generated__/OrganizationTeams_organization.graphql.ts';
import type { OrganizationTeamsPaginationQuery } from '../../__generated__/OrganizationTeamsPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { Fault } from '../../platform/relay/Fault.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './LocationTeam.module.css';
import { TeamTable } from './TeamTable.tsx';

const pageSize = 100;

interface Props {
  organization: OrganizationTeams_organization$key;
  locations: OrganizationTeams_locations$key;
  onLeft: () => void;
}

/** The teams of an organization's locations. */
export function OrganizationTeams({ organization, locations, onLeft }: Props) {
  const { data, ...pages } = usePaginationFragment<
    OrganizationTeamsPaginationQuery,
    OrganizationTeams_organization$key
  >(
    graphql`
      fragment OrganizationTeams_organization on Organization
      @refetchable(queryName: "OrganizationTeamsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @throwOnFieldError {
        locationManagers(first: $count, after: $cursor)
          @connection(key: "OrganizationTeams_locationManagers") {
          connectionId: __id
          edges {
            node {
              location {
                databaseId
              }
              ...TeamTable_managers
            }
          }
        }
      }
    `,
    organization,
  );
  // A separate fragment, so that loading more rows does not refetch the locations.
  const places = useFragment(
    graphql`
      fragment OrganizationTeams_locations on Organization @throwOnFieldError {
        locations(first: 100) {
          edges {
            node {
              databaseId
              name
              viewerCanManageTeam @catch(to: NULL)
            }
          }
        }
      }
    `,
    locations,
  );
  const { locationManagers } = data;
  if (!locationManagers || !places.locations) {
    throw new Fault('UNKNOWN', 'The teams of this organization could not be loaded.');
  }
  const managers = locationManagers.edges.map(({ node }) => node);

  return (
    <>
      {places.locations.edges.map(({ node: place }) => {
        const team = managers.filter(({ location }) => location.databaseId === place.databaseId);
        return (
          <Card
            key={place.databaseId}
            title={`Team of ${place.name}`}
            padding="none"
            actions={<TextLink href={`/locations/${place.databaseId}/teams`}>Open the team</TextLink>}
          >
            {team.length === 0 ? (
              <p className={styles.note}>
                {pages.hasNext
                  ? 'Load more to see the rest of the team.'
                  : 'No one has a role at this location only.'}
              </p>
            ) : (
              <TeamTable
                place={place.name}
                managers={team}
                connectionId={locationManagers.connectionId}
                canManage={place.viewerCanManageTeam === true}
                onLeft={onLeft}
              />
            )}
          </Card>
        );
      })}
      <NextPage label="Load more of the teams" pages={pages} size={pageSize} />
    </>
  );
}
