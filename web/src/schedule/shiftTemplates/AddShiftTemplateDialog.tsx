import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { createShiftTemplate } from './createShiftTemplate.ts';
import { ShiftTemplateDialog } from './ShiftTemplateDialog.tsx';

interface Props {
  /** The global ID of the location. */
  locationId: string;
  onClosed: () => void;
}

export default function AddShiftTemplateDialog({ locationId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <ShiftTemplateDialog
      title="Add shift times"
      saveLabel="Add times"
      initialValues={{ startTime: '', endTime: '', unpaidBreakMinutes: '0' }}
      onSave={async (shift) => {
        const errors = await createShiftTemplate(environment, { locationId, ...shift });
        if (errors.length === 0) toast({ tone: 'success', title: 'The times were added' });
        return errors;
      }}
      onClosed={onClosed}
    />
  );
}
