import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { InvitationTable_invitations$key } from '../../__generated__/InvitationTable_invitations.graphql.ts';
import { Table } from '../../ui/layout/Table.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { withdrawInvitation } from './withdrawInvitation.ts';

const WithdrawDialog = lazy(() => import('./WithdrawDialog.tsx'));

const columns: readonly TableColumn[] = [
  { id: 'guest', header: 'Invited' },
  { id: 'role', header: 'Role' },
  { id: 'status', header: 'Status' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' },
];

interface Props {
  team: string;
  hasRoles: boolean;
  invitations: InvitationTable_invitations$key;
  connectionId: string;
}

/** The invitations to a team, with an actions menu for each. */
export function InvitationTable({ team, hasRoles, invitations, connectionId }: Props) {
  const rows = useFragment(
    graphql`
      fragment InvitationTable_invitations on Invitation @relay(plural: true) @throwOnFieldError {
        id
        email
        name
        ...InvitationRow_invitation
      }
    `,
    invitations,
  );
  const environment = useRelayEnvironment();
  const [withdrawingId, setWithdrawingId] = useState<string | null>(null);
  const close = () => setWithdrawingId(null);
  const withdrawing = rows.find(({ id }) => id === withdrawingId);
  const guest = withdrawing ? (withdrawing.name ?? withdrawing.email) : '';

  return (
    <>
      <Table
        label={`Invitations to ${team}`}
        columns={hasRoles ? columns : columns.filter(({ id }) => id !== 'role')}
      >
        {rows.map((row) => (
          <InvitationRow
            key={row.id}
            invitation={row}
            hasRole={hasRoles}
            onWithdraw={() => setWithdrawingId(row.id)}
          />
        ))}
      </Table>
      <Suspense>
        {withdrawing ? (
          <WithdrawDialog
            guest={guest}
            withdraw={() => withdrawInvitation(environment, { invitationId: withdrawing.id, connectionId })}
            onWithdrawn={() => toast({ tone: 'success', title: `The invitation for ${guest} was withdrawn` })}
            onClosed={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
