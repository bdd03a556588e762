import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { NetworkInviteTable_invites$key } from '../../__generated__/NetworkInviteTable_invites.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { guestName } from './guestName.ts';
import { NetworkInviteRow } from './NetworkInviteRow.tsx';
import { withdrawNetworkInvite } from './withdrawNetworkInvite.ts';

const WithdrawDialog = lazy(() => import('../../businesses/invitations/WithdrawDialog.tsx'));

const columns: readonly TableColumn[] = [
  { id: 'guest', header: 'Invited' },
  { id: 'status', header: 'Status' },
  { id: 'sent', header: 'Sent' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' },
];

interface Props {
  invites: NetworkInviteTable_invites$key;
  locationName: string;
  locationId: number;
  isBusy: boolean;
  /** One was sent again or withdrawn. */
  onChanged: () => void;
}

/** Invites as rows, with what can be done about each. */
export function NetworkInviteTable({ invites, locationName, locationId, isBusy, onChanged }: Props) {
  const rows = useFragment(
    graphql`
      fragment NetworkInviteTable_invites on NetworkInvite @relay(plural: true) @throwOnFieldError {
        id
        name
        email
        phoneNumber
        ...NetworkInviteRow_invite
      }
    `,
    invites,
  );
  const environment = useRelayEnvironment();
  const [withdrawingId, setWithdrawingId] = useState<string | null>(null);
  const close = () => setWithdrawingId(null);
  const withdrawing = rows
    .map(({ id, name, email, phoneNumber }) => ({ id, guest: guestName({ name, email, phoneNumber }) }))
    .find(({ id }) => id === withdrawingId);

  return (
    <>
      <Card padding="none">
        <Table label={`Invites into the network of ${locationName}`} columns={columns} isBusy={isBusy}>
          {rows.map((row) => (
            <NetworkInviteRow
              key={row.id}
              invite={row}
              locationId={locationId}
              onWithdraw={() => setWithdrawingId(row.id)}
            />
          ))}
        </Table>
      </Card>
      <Suspense>
        {withdrawing ? (
          <WithdrawDialog
            guest={withdrawing.guest}
            withdraw={async () =>
              (await withdrawNetworkInvite(environment, { networkInviteId: withdrawing.id })).errors
            }
            onWithdrawn={() => {
              close();
              toast({ tone: 'success', title: `The invite of ${withdrawing.guest} is withdrawn` });
              onChanged();
            }}
            onClosed={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
