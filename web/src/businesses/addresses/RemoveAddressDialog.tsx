import { useRelayEnvironment } from 'react-relay/hooks';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { deleteLocationAddress } from './deleteLocationAddress.ts';

interface Props {
  /** Global id. */
  addressId: string;
  /** The Relay id of the list that contains it. */
  connectionId: string;
  name: string;
  onClosed: () => void;
}

/** Confirms and removes an address of a location. */
export default function RemoveAddressDialog({ addressId, connectionId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <ConfirmActionDialog
      isDestructive
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      action={() => deleteLocationAddress(environment, addressId, connectionId)}
      onSuccess={() => toast({ tone: 'success', title: `${name} was removed` })}
      onClosed={onClosed}
    >
      You can no longer choose it for new shifts. Posted shifts keep this address.
    </ConfirmActionDialog>
  );
}
