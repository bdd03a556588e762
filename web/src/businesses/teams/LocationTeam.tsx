import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import type { LocationTeam_location$key } from '../../__generated__/LocationTeam_location.graphql.ts';
import type { LocationTeam_permission$key } from '../../__generated__/LocationTeam_permission.graphql.ts';
import type { LocationTeamPaginationQuery } from '../../__generated__/LocationTeamPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { Fault } from '../../platform/relay/Fault.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './LocationTeam.module.css';
import { TeamTable } from './TeamTable.tsx';

const pageSize = 100;

interface Props {
  location: LocationTeam_location$key;
  permission: LocationTeam_permission$key;
  onLeft: () => void;
}

/** The team of a location with roles, and the organization admins. */
export function LocationTeam({ location, permission, onLeft }: Props) {
  const { data, ...pages } = usePaginationFragment<LocationTeamPaginationQuery, LocationTeam_location$key>(
    graphql`
      fragment LocationTeam_location on Location
      @refetchable(queryName: "LocationTeamPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @throwOnFieldError {
        name
        organization {
          databaseId
          name
        }
        managers(first: $count, after: $cursor) @connection(key: "LocationTeam_managers") {
          connectionId: __id
          edges {
            node {
              ...TeamTable_managers
            }
          }
        }
      }
    `,
    location,
  );
  // A separate fragment, so that loading more rows does not refetch the permissions.
  const { viewerCanManageTeam, viewerCannotManageTeamReason } = useFragment(
    graphql`
      fragment LocationTeam_permission on Location @throwOnFieldError {
        viewerCanManageTeam @catch(to: NULL)
        viewerCannotManageTeamReason @catch(to: NULL)
      }
    `,
    permission,
  );
  if (!data.managers) throw new Fault('UNKNOWN', 'The team of this location could not be loaded.');
  const canManage = viewerCanManageTeam === true;

  return (
    <>
      {canManage ? null : (
        <InlineAlert tone="info" title="You can view the team but not change it">
          {viewerCannotManageTeamReason ?? 'Your role does not allow it.'}
        </InlineAlert>
      )}
      <Card title="Team" padding="none">
        {data.managers.edges.length === 0 ? (
          <p className={styles.note}>No one has a role at this location only.</p>
        ) : (
          <TeamTable
            place={data.name}
            managers={data.managers.edges.map(({ node }) => node)}
            connectionId={data.managers.connectionId}
            canManage={canManage}
            onLeft={onLeft}
          />
        )}
        <p className={styles.note}>
          Admins of {data.organization.name} can also do everything here.{' '}
          <TextLink href={`/organizations/${data.organization.databaseId}/teams`}>See who they are</TextLink>
        </p>
      </Card>
      <NextPage label="Load more of the team" pages={pages} size={pageSize} />
    </>
  );
}
