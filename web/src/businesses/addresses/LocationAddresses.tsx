import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import type { LocationAddresses_location$key } from '../../__generated__/LocationAddresses_location.graphql.ts';
import type { LocationAddresses_permission$key } from '../../__generated__/LocationAddresses_permission.graphql.ts';
import type { LocationAddressesPaginationQuery } from '../../__generated__/LocationAddressesPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { Fault } from '../../platform/relay/Fault.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { AddressList } from './AddressList.tsx';
import styles from './LocationAddresses.module.css';

const AddAddressDialog = lazy(() => import('./AddAddressDialog.tsx'));

const pageSize = 100;

interface Props {
  location: LocationAddresses_location$key;
  permission: LocationAddresses_permission$key;
}

/** A location's addresses, to look at or to change. */
export function LocationAddresses({ location, permission }: Props) {
  const { data, ...pages } = usePaginationFragment<
    LocationAddressesPaginationQuery,
    LocationAddresses_location$key
  >(
    graphql`
      fragment LocationAddresses_location on Location
      @refetchable(queryName: "LocationAddressesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        addresses(first: $count, after: $cursor) @connection(key: "LocationAddresses_addresses") {
          connectionId: __id
          edges {
            node {
              ...AddressList_address
              ...AddAddressDialog_others
            }
          }
        }
      }
    `,
    location,
  );
  // A separate fragment, so that loading more rows does not refetch the permissions.
  const { viewerCanEdit, viewerCannotEditReason } = useFragment(
    graphql`
      fragment LocationAddresses_permission on Location @throwOnFieldError {
        viewerCanEdit @catch(to: NULL)
        viewerCannotEditReason @catch(to: NULL)
      }
    `,
    permission,
  );
  const [isAdding, setIsAdding] = useState(false);
  if (!data.addresses) throw new Fault('UNKNOWN', 'The addresses of this location could not be loaded.');
  const canEdit = viewerCanEdit === true;
  const addresses = data.addresses.edges.map(({ node }) => node);

  return (
    <div className={styles.sections}>
      {canEdit ? null : (
        <InlineAlert tone="info" title="You can view the addresses but not change them">
          {viewerCannotEditReason ?? 'Your role does not allow it.'}
        </InlineAlert>
      )}
      <Card
        title="Addresses"
        padding="none"
        actions={
          canEdit ? (
            <Button size="small" icon={<Plus aria-hidden="true" />} onPress={() => setIsAdding(true)}>
              Add address
            </Button>
          ) : null
        }
      >
        <p className={styles.note}>
          Shifts take place at the main address unless another one is chosen when posting.
        </p>
        <AddressList addresses={addresses} connectionId={data.addresses.connectionId} canEdit={canEdit} />
      </Card>
      <NextPage label="Load more addresses" pages={pages} size={pageSize} />
      <Suspense>
        {isAdding ? (
          <AddAddressDialog locationId={data.id} others={addresses} onClosed={() => setIsAdding(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}
