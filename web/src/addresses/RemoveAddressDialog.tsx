import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../platform/relay/Fault.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import { InlineAlert } from '../ui/feedback/InlineAlert.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { deleteLocationAddress } from '../businesses/addresses/deleteLocationAddress.ts';

interface Props {
  /** Of the node. */
  addressId: string;
  /** Of the list that shows it. */
  connectionId: string;
  name: string;
  onClosed: () => void;
}

/** Asks before an address is removed, and stays with the reason when that is refused. */
export default function RemoveAddressDialog({ addressId, connectionId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const [isRemoving, setIsRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const remove = async () => {
    setIsRemoving(true);
    try {
      const [error] = await deleteLocationAddress(environment, addressId, connectionId);
      setRefusal(error?.message ?? null);
      if (error) return;
      toast({ tone: 'success', title: `${name} was removed` });
      onClosed();
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setIsRemoving(false);
    }
  };

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      isLoading={isRemoving}
      onConfirmed={() => void remove()}
      onCancelled={onClosed}
    >
      It can no longer be chosen for new shifts. Shifts that are posted there keep their address.
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
