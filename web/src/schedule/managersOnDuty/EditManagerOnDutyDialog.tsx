import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import type { DutyContact } from './AddManagerOnDutyDialog.tsx';
import { ManagerOnDutyDialog } from './ManagerOnDutyDialog.tsx';
import { updateManagerOnDuty } from './updateManagerOnDuty.ts';

interface Props {
  /** The manager with its global ID. */
  manager: DutyContact & { readonly id: string };
  onClosed: () => void;
}

/** Edits the name and the phone number of a manager on duty. */
export default function EditManagerOnDutyDialog({ manager, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <ManagerOnDutyDialog
      title={`Edit ${manager.fullName}`}
      description="Changes apply to new shifts. Posted shifts keep their contact."
      saveLabel="Save manager"
      initialValues={{ fullName: manager.fullName, phoneNumber: manager.phoneText }}
      onSave={async (changed) => {
        const errors = await updateManagerOnDuty(environment, { managerOnDutyId: manager.id, ...changed });
        if (errors.length === 0) toast({ tone: 'success', title: 'The manager was saved' });
        return errors;
      }}
      onClosed={onClosed}
    />
  );
}
