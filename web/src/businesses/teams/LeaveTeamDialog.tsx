import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import type { Removal } from './removal.ts';
import { removeLocationManager } from './removeLocationManager.ts';
import RemoveManagerDialog from '../../managers/RemoveManagerDialog.tsx';

interface Props extends Removal {
  /** Who is to go; null for the viewer. */
  name: string | null;
  /** What the location is called. */
  place: string;
  onClosed: () => void;
  onLeft: () => void;
}

/** Asks before somebody is taken off the team of a location, or leaves it. */
export default function LeaveTeamDialog({ name, place, onClosed, onLeft, ...removal }: Props) {
  const environment = useRelayEnvironment();
  return (
    <RemoveManagerDialog
      title={name === null ? `Leave ${place}?` : `Remove ${name} from ${place}?`}
      confirmLabel={name === null ? 'Leave' : 'Remove'}
      remove={() => removeLocationManager(environment, removal)}
      onClosed={onClosed}
      onRemoved={() => {
        onClosed();
        toast({ tone: 'success', title: name === null ? `You have left ${place}` : `${name} was removed` });
        if (name === null) onLeft();
      }}
    >
      {name === null
        ? 'You can no longer open this location: its gigs, pros and payments. To come back, an admin has to invite you again.'
        : `${name} can no longer open this location: its gigs, pros and payments. What they have posted and decided stays. They get a message.`}
    </RemoveManagerDialog>
  );
}
