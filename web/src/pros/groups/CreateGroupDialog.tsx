import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigation } from '../../ui/NavigationProvider.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { createProGroup } from './createProGroup.ts';
import { GroupDialog } from '../../network/GroupDialog.tsx';
import { groupHref } from '../network/networkHrefs.ts';

interface Props {
  /** Of the node, and its number. */
  locationId: string;
  locationDatabaseId: number;
  onClosed: () => void;
}

/** Makes an empty group, and leads to it. */
export default function CreateGroupDialog({ locationId, locationDatabaseId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigation();
  return (
    <GroupDialog
      title="New group"
      saveLabel="Create group"
      initialValues={{ name: '', description: '' }}
      onSave={async (values) => {
        const { proGroup, errors } = await createProGroup(environment, { locationId, ...values });
        if (!proGroup) return errors;
        toast({
          tone: 'success',
          title: `${proGroup.name} was created`,
          description: 'Add pros to it next.',
        });
        onClosed();
        navigate?.(groupHref(locationDatabaseId, proGroup.databaseId));
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
