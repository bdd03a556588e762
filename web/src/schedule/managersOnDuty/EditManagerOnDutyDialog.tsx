import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import type { DutyContact } from './AddManagerOnDutyDialog.tsx';
import { ManagerOnDutyDialog } from '../../managersOnDuty/ManagerOnDutyDialog.tsx';
import { updateManagerOnDuty } from './updateManagerOnDuty.ts';

interface Props {
  /** With the id of the node. */
  manager: DutyContact & { readonly id: string };
  onClosed: () => void;
}

/** Changes the name or the number of a manager on duty. */
export default function ChangeManagerOnDutyDialog({ manager, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <ManagerOnDutyDialog
      title={`Edit ${manager.fullName}`}
      description="New shifts get what you save here. Posted shifts keep their contact."
      saveLabel="Save manager"
      initialValues={{ fullName: manager.fullName, phoneNumber: manager.phoneText }}
      onSave={async (changed) => {
        const errors = await updateManagerOnDuty(environment, { managerOnDutyId: manager.id, ...changed });
        if (errors.length > 0) return errors;
        toast({ tone: 'success', title: 'The manager was saved' });
        onClosed();
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
