import { useRelayEnvironment } from 'react-relay/hooks';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { Removal } from './removal.ts';
import { removeLocationManager } from './removeLocationManager.ts';

interface Props extends Removal {
  /** The name of the person to remove; null for the viewer. */
  name: string | null;
  /** The name of the location. */
  place: string;
  onClosed: () => void;
  onLeft: () => void;
}

/** Confirms and removes a member from the team of a location, or the viewer. */
export default function LeaveTeamDialog({ name, place, onClosed, onLeft, ...removal }: Props) {
  const environment = useRelayEnvironment();
  return (
    <ConfirmActionDialog
      isDestructive
      title={name === null ? `Leave ${place}?` : `Remove ${name} from ${place}?`}
      confirmLabel={name === null ? 'Leave' : 'Remove'}
      action={() => removeLocationManager(environment, removal)}
      onClosed={onClosed}
      onSuccess={() => {
        toast({ tone: 'success', title: name === null ? `You have left ${place}` : `${name} was removed` });
        if (name === null) onLeft();
      }}
    >
      {name === null
        ? 'You can no longer open this location: its shifts, pros and payments. To come back, an admin has to invite you again.'
        : `${name} can no longer open this location: its shifts, pros and payments. What they have posted and decided stays. They get a message.`}
    </ConfirmActionDialog>
  );
}
