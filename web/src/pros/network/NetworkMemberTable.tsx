import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NetworkMemberTable_members$key } from '../../__generated__/NetworkMemberTable_members.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { useListedPros } from '../profiles/useListedPros.ts';
import { NetworkMemberRow } from './NetworkMemberRow.tsx';

const RemoveMemberDialog = lazy(() => import('./RemoveMemberDialog.tsx'));

const columns: readonly TableColumn[] = [
  { id: 'pro', header: 'Pro' },
  { id: 'rating', header: 'Rating', isBrief: true },
  { id: 'worked', header: 'Shifts worked', align: 'end', isBrief: true },
  { id: 'since', header: 'In the network since' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' },
];

interface Props {
  members: NetworkMemberTable_members$key;
  /** Whose network it is: its global id, number and name. */
  location: { readonly id: string; readonly databaseId: number; readonly name: string };
  canManage: boolean;
  isBusy: boolean;
}

/** The pros of a network as rows. */
export function NetworkMemberTable({ members, location, canManage, isBusy }: Props) {
  const rows = useFragment(
    graphql`
      fragment NetworkMemberTable_members on NetworkMember @relay(plural: true) @throwOnFieldError {
        pro {
          id
          uuid
          displayName
        }
        ...NetworkMemberRow_member
      }
    `,
    members,
  );
  useListedPros(
    location.databaseId,
    'network',
    rows.map(({ pro }) => pro.uuid),
  );
  const [removed, setRemoved] = useState<{ readonly id: string; readonly displayName: string } | null>(null);

  return (
    <>
      <Card padding="none">
        <Table
          label={`Network of ${location.name}`}
          columns={canManage ? columns : columns.filter(({ id }) => id !== 'actions')}
          isBusy={isBusy}
        >
          {rows.map((member) => (
            <NetworkMemberRow
              key={member.pro.id}
              member={member}
              locationId={location.databaseId}
              canManage={canManage}
              onRemove={() => setRemoved({ id: member.pro.id, displayName: member.pro.displayName })}
            />
          ))}
        </Table>
      </Card>
      <Suspense>
        {removed ? (
          <RemoveMemberDialog pro={removed} location={location} onClosed={() => setRemoved(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
