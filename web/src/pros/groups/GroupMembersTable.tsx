import { graphql, useFragment } from 'react-relay/hooks';
import type { GroupMembersTable_members$key } from '../../__generated__/GroupMembersTable_members.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { useListedPros } from '../profiles/useListedPros.ts';
import { GroupMemberRow } from './GroupMemberRow.tsx';

const columns: readonly TableColumn[] = [
  { id: 'pro', header: 'Pro' },
  { id: 'rating', header: 'Rating', isBrief: true },
  { id: 'worked', header: 'Shifts worked', align: 'end', isBrief: true },
  { id: 'since', header: 'In the group since' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' },
];

interface Props {
  members: GroupMembersTable_members$key;
  /** The global id. */
  groupId: string;
  groupDatabaseId: number;
  groupName: string;
  locationId: number;
  canManage: boolean;
  isBusy: boolean;
  onChanged: () => void;
}

/** The pros of a group as rows. */
export function GroupMembersTable({ members, groupDatabaseId, groupName, isBusy, ...row }: Props) {
  const rows = useFragment(
    graphql`
      fragment GroupMembersTable_members on NetworkMember @relay(plural: true) @throwOnFieldError {
        pro {
          id
          uuid
        }
        ...GroupMemberRow_member
      }
    `,
    members,
  );
  const list = `group-${groupDatabaseId}`;
  useListedPros(
    row.locationId,
    list,
    rows.map(({ pro }) => pro.uuid),
  );
  return (
    <Card padding="none">
      <Table
        label={`Pros of ${groupName}`}
        columns={row.canManage ? columns : columns.filter(({ id }) => id !== 'actions')}
        isBusy={isBusy}
      >
        {rows.map((member) => (
          <GroupMemberRow key={member.pro.id} member={member} groupName={groupName} list={list} {...row} />
        ))}
      </Table>
    </Card>
  );
}
