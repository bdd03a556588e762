import { useRelayEnvironment } from 'react-relay/hooks';
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx';
import { useNavigation } from '../../ui/navigation/NavigationProvider.tsx';
import { deleteProGroup } from './deleteProGroup.ts';
import { groupsHref } from '../network/networkHrefs.ts';

interface Props {
  /** The global id. */
  groupId: string;
  name: string;
  locationId: number;
  onClosed: () => void;
}

/** Asks before a group is deleted. */
export default function DeleteGroupDialog({ groupId, name, locationId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigation();
  return (
    <DeleteDialog
      name={name}
      consequence="Its pros stay in your network, and keep their shifts."
      onDelete={async () => {
        const { errors } = await deleteProGroup(environment, { proGroupId: groupId });
        if (errors.length === 0) navigate?.(groupsHref(locationId));
        return errors;
      }}
      onClosed={onClosed}
    />
  );
}
