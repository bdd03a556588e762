import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { createManagerOnDuty } from './createManagerOnDuty.ts';
import { ManagerOnDutyDialog } from '../../managersOnDuty/ManagerOnDutyDialog.tsx';

/** Somebody whom pros can call. */
export interface DutyContact {
  readonly fullName: string;
  /** As people write it. */
  readonly phoneText: string;
}

interface Props {
  /** Of the node. */
  locationId: string;
  /** What is typed already. */
  contact?: DutyContact;
  onClosed: () => void;
  onAdded: (contact: DutyContact) => void;
}

/** Adds a manager on duty to a location's list. */
export default function AddManagerOnDutyDialog({ locationId, contact, onClosed, onAdded }: Props) {
  const environment = useRelayEnvironment();
  return (
    <ManagerOnDutyDialog
      title="Add a manager on duty"
      description="Pros of a shift get the name and the number. Nobody gets an account by it."
      saveLabel="Add manager"
      initialValues={{ fullName: contact?.fullName ?? '', phoneNumber: contact?.phoneText ?? '' }}
      onSave={async (manager) => {
        const { errors, managerOnDuty } = await createManagerOnDuty(environment, { locationId, ...manager });
        if (!managerOnDuty) return errors;
        toast({ tone: 'success', title: `${managerOnDuty.fullName} is in the list now` });
        onAdded(managerOnDuty);
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
