import { useRelayEnvironment } from 'react-relay/hooks';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { Removal } from './removal.ts';
import { removeOrganizationManager } from './removeOrganizationManager.ts';

interface Props extends Removal {
  /** The name of the person to remove; null for the viewer. */
  name: string | null;
  /** The name of the organization. */
  place: string;
  onClosed: () => void;
  onLeft: () => void;
}

/** Confirms and removes an admin from an organization, or the viewer. */
export default function LeaveOrganizationDialog({ name, place, onClosed, onLeft, ...removal }: Props) {
  const environment = useRelayEnvironment();
  return (
    <ConfirmActionDialog
      isDestructive
      title={name === null ? `Leave ${place}?` : `Remove ${name} from the admins of ${place}?`}
      confirmLabel={name === null ? 'Leave' : 'Remove'}
      action={() => removeOrganizationManager(environment, removal)}
      onClosed={onClosed}
      onSuccess={() => {
        toast({ tone: 'success', title: name === null ? `You have left ${place}` : `${name} was removed` });
        if (name === null) onLeft();
      }}
    >
      {name === null
        ? 'You can no longer open its locations, except those where you are on the team. To come back, another admin has to invite you again.'
        : `${name} can no longer open its locations, except those where they are on the team. They get a message.`}
    </ConfirmActionDialog>
  );
}
