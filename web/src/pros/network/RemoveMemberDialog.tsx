import { useRelayEnvironment } from 'react-relay/hooks';
import { addToNetwork } from '../connect/addToNetwork.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { undoAction } from '../../ui/feedback/undoAction.ts';
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
          action: undoAction(() => addToNetwork(environment, member), `${name} is in your network again`),
        })
      }
      onClosed={onClosed}
    >
      {`${name} no longer sees the network shifts of ${location.name} first, and leaves its groups. Their applications and shifts stay.`}
    </ConfirmActionDialog>
  );
}
