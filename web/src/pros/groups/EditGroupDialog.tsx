import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { GroupDialog, type GroupValues } from '../../network/GroupDialog.tsx';
import { updateProGroup } from './updateProGroup.ts';

interface Props {
  /** Of the node. */
  groupId: string;
  values: GroupValues;
  onClosed: () => void;
}

/** Changes what a group is called and what it is for. */
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
        onClosed();
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
