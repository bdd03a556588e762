import { useRelayEnvironment } from 'react-relay/hooks';
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx';
import { deleteManagerOnDuty } from './deleteManagerOnDuty.ts';

interface Props {
  /** The global ID of the manager on duty. */
  managerId: string;
  name: string;
  onClosed: () => void;
}

/** Confirms and removes a manager on duty from a location. */
export default function DeleteManagerOnDutyDialog({ managerId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <DeleteDialog
      name={name}
      consequence="This manager can no longer be chosen for new shifts. Posted shifts keep their contact."
      onDelete={() => deleteManagerOnDuty(environment, managerId)}
      onClosed={onClosed}
    />
  );
}
