import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { addressInput, emptyAddress } from './addressDialogForm.ts';
import { addLocationAddress } from './addLocationAddress.ts';

interface Props {
  /** Global id. */
  locationId: string;
  onClosed: () => void;
}

/** Adds an address to a location. */
export default function AddAddressDialog({ locationId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <AddressDialog
      title="Add an address"
      description="It can be chosen for new shifts as soon as it is saved."
      saveLabel="Add address"
      initialValues={emptyAddress}
      onSave={(address) => addLocationAddress(environment, { locationId, ...addressInput(address) })}
      onSaved={() => toast({ tone: 'success', title: 'The address was added' })}
      onClosed={onClosed}
    />
  );
}
