import { useRelayEnvironment } from 'react-relay/hooks';
import { DeleteDialog } from '../../materials/DeleteDialog.tsx';
import { deleteManagerOnDuty } from './deleteManagerOnDuty.ts';

interface Props {
  /** Of the node. */
  managerId: string;
  name: string;
  onClosed: () => void;
}

/** Asks before a manager on duty is taken off the list. */
export default function DeleteManagerOnDutyDialog({ managerId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <DeleteDialog
      name={name}
      consequence="Nobody can pick this name for new shifts. Posted shifts keep their contact."
      onDelete={() => deleteManagerOnDuty(environment, managerId)}
      onClosed={onClosed}
    />
  );
}
