import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigation } from '../../ui/navigation/NavigationProvider.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { createProGroup } from './createProGroup.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { groupHref } from '../network/networkHrefs.ts';

interface Props {
  /** The id of the location's node, and its number. */
  locationId: string;
  locationDatabaseId: number;
  onClosed: () => void;
}

/** Creates an empty group and navigates to it. */
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
        navigate?.(groupHref(locationDatabaseId, proGroup.databaseId));
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
