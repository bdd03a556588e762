import { isLastAdmin } from '@brigade/domain/businesses/teams/isLastAdmin.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import type { OrganizationAdmins_organization$key } from '../../__generated__/OrganizationAdmins_organization.graphql.ts';
import type { OrganizationAdmins_permission$key } from '../../__generated__/OrganizationAdmins_permission.graphql.ts';
import type { OrganizationAdminsPaginationQuery } from '../../__generated__/OrganizationAdminsPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { Fault } from '../../platform/relay/Fault.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { OrganizationAdminRow } from './OrganizationAdminRow.tsx';

const LeaveOrganizationDialog = lazy(() => import('./LeaveOrganizationDialog.tsx'));

const pageSize = 100;

const columns: readonly TableColumn[] = [
  { id: 'person', header: 'Person' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' },
];

interface Props {
  organization: OrganizationAdmins_organization$key;
  permission: OrganizationAdmins_permission$key;
  onLeft: () => void;
}

export function OrganizationAdmins({ organization, permission, onLeft }: Props) {
  const { data, ...pages } = usePaginationFragment<
    OrganizationAdminsPaginationQuery,
    OrganizationAdmins_organization$key
  >(
    graphql`
      fragment OrganizationAdmins_organization on Organization
      @refetchable(queryName: "OrganizationAdminsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @throwOnFieldError {
        name
        managers(first: $count, after: $cursor) @connection(key: "OrganizationAdmins_managers") {
          connectionId: __id
          edges {
            node {
              id
              person {
                displayName
                isActive
                isViewer @catch(to: NULL)
              }
              ...OrganizationAdminRow_manager
            }
          }
        }
      }
    `,
    organization,
  );
  // A separate fragment, so that loading more rows does not refetch the permissions.
  const { viewerCanManage, viewerCannotManageReason } = useFragment(
    graphql`
      fragment OrganizationAdmins_permission on Organization @throwOnFieldError {
        viewerCanManage @catch(to: NULL)
        viewerCannotManageReason @catch(to: NULL)
      }
    `,
    permission,
  );
  const [leavingId, setLeavingId] = useState<string | null>(null);
  if (!data.managers) throw new Fault('UNKNOWN', 'The admins of this organization could not be loaded.');

  const canManage = viewerCanManage === true;
  const admins = data.managers.edges.map(({ node }) => node);
  const team = admins.map(({ id, person }) => ({ id, role: 'ADMIN' as const, isActive: person.isActive }));
  const leaving = admins.find(({ id }) => id === leavingId);

  return (
    <>
      {canManage ? null : (
        <InlineAlert tone="info" title="You can view the admins but not change them">
          {viewerCannotManageReason ?? 'Your role does not allow it.'}
        </InlineAlert>
      )}
      <Card title="Organization admins" padding="none">
        <Table label={`Admins of ${data.name}`} columns={columns}>
          {admins.map((admin) => (
            <OrganizationAdminRow
              key={admin.id}
              manager={admin}
              canManage={canManage}
              isLastAdmin={isLastAdmin(team, admin.id)}
              onRemove={() => setLeavingId(admin.id)}
            />
          ))}
        </Table>
      </Card>
      <NextPage label="Load more admins" pages={pages} size={pageSize} />
      {leaving ? (
        <Suspense>
          <LeaveOrganizationDialog
            place={data.name}
            name={leaving.person.isViewer === true ? null : leaving.person.displayName}
            managerId={leaving.id}
            connectionId={data.managers.connectionId}
            onClosed={() => setLeavingId(null)}
            onLeft={onLeft}
          />
        </Suspense>
      ) : null}
    </>
  );
}
