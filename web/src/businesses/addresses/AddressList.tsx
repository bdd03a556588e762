import { compareAddresses } from '@brigade/domain/businesses/addresses/compareAddresses.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AddressList_address$key } from '../../__generated__/AddressList_address.graphql.ts';
import styles from './AddressList.module.css';
import { AddressRow } from './AddressRow.tsx';

const ChangeAddressDialog = lazy(() => import('./ChangeAddressDialog.tsx'));
const RemoveAddressDialog = lazy(() => import('./RemoveAddressDialog.tsx'));

interface Props {
  addresses: AddressList_address$key;
  /** The Relay id of the list that contains them. */
  connectionId: string;
  canEdit: boolean;
}

/** Addresses: the main one first, then by street, wherever a new one came in. */
export function AddressList({ addresses, connectionId, canEdit }: Props) {
  const rows = useFragment(
    graphql`
      fragment AddressList_address on LocationAddress @relay(plural: true) @throwOnFieldError {
        id
        type
        name
        address {
          line1
        }
        ...AddressRow_address
        ...ChangeAddressDialog_address
        ...ChangeAddressDialog_others
      }
    `,
    addresses,
  );
  const [open, setOpen] = useState<{ dialog: 'change' | 'remove'; id: string } | null>(null);
  const close = () => setOpen(null);
  const sorted = rows.toSorted((one, other) => compareAddresses(placeOf(one), placeOf(other)));
  const chosen = rows.find(({ id }) => id === open?.id);

  return (
    <>
      <ul className={styles.rows}>
        {sorted.map((row) => (
          <li key={row.id} className={styles.row}>
            <AddressRow
              address={row}
              canEdit={canEdit}
              onChange={() => setOpen({ dialog: 'change', id: row.id })}
              onRemove={() => setOpen({ dialog: 'remove', id: row.id })}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {chosen && open?.dialog === 'change' ? (
          <ChangeAddressDialog
            address={chosen}
            others={rows.filter((row) => row !== chosen)}
            onClosed={close}
          />
        ) : null}
        {chosen && open?.dialog === 'remove' ? (
          <RemoveAddressDialog
            addressId={chosen.id}
            connectionId={connectionId}
            name={chosen.name ?? chosen.address.line1}
            onClosed={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function placeOf({ type, address }: { type: string; address: { line1: string } }) {
  return { type: type === 'PRIMARY' ? 'PRIMARY' : 'SECONDARY', street: address.line1 } as const;
}
