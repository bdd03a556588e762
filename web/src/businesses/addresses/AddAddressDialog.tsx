import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { AddAddressDialog_others$key } from '../../__generated__/AddAddressDialog_others.graphql.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { addressInput, emptyAddress } from './addressDialogForm.ts';
import { addLocationAddress } from './addLocationAddress.ts';
import { useMapPlaces } from './useMapPlaces.ts';

interface Props {
  /** Global id. */
  locationId: string;
  /** The addresses that the location has. */
  others: AddAddressDialog_others$key;
  onClosed: () => void;
}

export default function AddAddressDialog({ locationId, others: othersKey, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const others = useFragment(
    graphql`
      fragment AddAddressDialog_others on LocationAddress @relay(plural: true) @throwOnFieldError {
        ...useMapPlaces_address
      }
    `,
    othersKey,
  );
  return (
    <AddressDialog
      title="Add an address"
      description="It can be chosen for new shifts as soon as it is saved."
      saveLabel="Add address"
      initialValues={emptyAddress}
      places={useMapPlaces(others)}
      onSave={(address) => addLocationAddress(environment, { locationId, ...addressInput(address) })}
      onSaved={() => toast({ tone: 'success', title: 'The address was added' })}
      onClosed={onClosed}
    />
  );
}
