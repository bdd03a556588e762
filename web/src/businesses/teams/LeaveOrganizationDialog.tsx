import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import type { Removal } from './removal.ts';
import RemoveManagerDialog from '../../managers/RemoveManagerDialog.tsx';
import { removeOrganizationManager } from './removeOrganizationManager.ts';

interface Props extends Removal {
  /** Who is to go; null for the viewer. */
  name: string | null;
  /** What the organization is called. */
  place: string;
  onClosed: () => void;
  onLeft: () => void;
}

/** Asks before somebody stops being an admin of an organization. */
export default function LeaveOrganizationDialog({ name, place, onClosed, onLeft, ...removal }: Props) {
  const environment = useRelayEnvironment();
  return (
    <RemoveManagerDialog
      title={name === null ? `Leave ${place}?` : `Remove ${name} from the admins of ${place}?`}
      confirmLabel={name === null ? 'Leave' : 'Remove'}
      remove={() => removeOrganizationManager(environment, removal)}
      onClosed={onClosed}
      onRemoved={() => {
        onClosed();
        toast({ tone: 'success', title: name === null ? `You have left ${place}` : `${name} was removed` });
        if (name === null) onLeft();
      }}
    >
      {name === null
        ? 'You can no longer open its locations, except those where you are on the team. To come back, another admin has to invite you again.'
        : `${name} can no longer open its locations, except those where they are on the team. They get a message.`}
    </RemoveManagerDialog>
  );
}
