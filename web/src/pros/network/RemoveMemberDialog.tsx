import { useRelayEnvironment } from 'react-relay/hooks';
import { addToNetwork } from '../connect/addToNetwork.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { removeProFromNetwork } from './removeProFromNetwork.ts';

interface Props {
  pro: { readonly id: string; readonly displayName: string };
  /** Whose network it is: its global id and name. */
  location: { readonly id: string; readonly name: string };
  onClosed: () => void;
}

/** Confirms and removes a pro from a network; the message about it can add them again. */
export default function RemoveMemberDialog({ pro, location, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const member = { proId: pro.id, locationId: location.id };
  const name = pro.displayName;

  const addAgain = async () => {
    try {
      const refusal = await addToNetwork(environment, member);
      if (refusal === null) toast({ tone: 'success', title: `${name} is in your network again` });
      else toast({ tone: 'danger', title: refusal });
    } catch (error) {
      toast({ tone: 'danger', title: faultMessage(error) });
    }
  };

  return (
    <ConfirmActionDialog
      isDestructive
      title={`Remove ${name} from your network?`}
      confirmLabel="Remove"
      action={() => removeProFromNetwork(environment, member)}
      onSuccess={() =>
        toast({
          title: `${name} was removed from your network`,
          description: 'Undo does not add them to groups again.',
          action: { label: 'Undo', onAction: () => void addAgain() },
        })
      }
      onClosed={onClosed}
    >
      {`${name} no longer sees the network shifts of ${location.name} first, and leaves its groups. Their applications and shifts stay.`}
    </ConfirmActionDialog>
  );
}
