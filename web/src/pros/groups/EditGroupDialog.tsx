import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { GroupDialog, type GroupValues } from './GroupDialog.tsx';
import { updateProGroup } from './updateProGroup.ts';

interface Props {
  /** The id of the group's node. */
  groupId: string;
  values: GroupValues;
  onClosed: () => void;
}

/** Edits the name and the description of a group. */
export default function EditGroupDialog({ groupId, values, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <GroupDialog
      title={`Edit ${values.name}`}
      saveLabel="Save"
      initialValues={values}
      onSave={async (changed) => {
        const { proGroup, errors } = await updateProGroup(environment, { proGroupId: groupId, ...changed });
        if (!proGroup) return errors;
        toast({ tone: 'success', title: `${proGroup.name} was saved` });
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
