import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { createManagerOnDuty } from './createManagerOnDuty.ts';
import { ManagerOnDutyDialog } from './ManagerOnDutyDialog.tsx';

/** A contact that pros can call. */
export interface DutyContact {
  readonly fullName: string;
  /** The formatted phone number. */
  readonly phoneText: string;
}

interface Props {
  /** The global ID of the location. */
  locationId: string;
  /** Prefills the form. */
  contact?: DutyContact;
  onClosed: () => void;
  onAdded: (contact: DutyContact) => void;
}

export default function AddManagerOnDutyDialog({ locationId, contact, onClosed, onAdded }: Props) {
  const environment = useRelayEnvironment();
  return (
    <ManagerOnDutyDialog
      title="Add a manager on duty"
      description="Pros see the name and phone number. This does not create a user account."
      saveLabel="Add manager"
      initialValues={{ fullName: contact?.fullName ?? '', phoneNumber: contact?.phoneText ?? '' }}
      onSave={async (manager) => {
        const { errors, managerOnDuty } = await createManagerOnDuty(environment, { locationId, ...manager });
        if (!managerOnDuty) return errors;
        toast({ tone: 'success', title: `${managerOnDuty.fullName} was added` });
        onAdded(managerOnDuty);
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
