import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { createShiftTemplate } from './createShiftTemplate.ts';
import { ShiftTemplateDialog } from '../../shiftTemplates/ShiftTemplateDialog.tsx';

interface Props {
  /** Of the node. */
  locationId: string;
  onClosed: () => void;
}

/** Keeps times at which shifts of a location usually are. */
export default function AddShiftTemplateDialog({ locationId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <ShiftTemplateDialog
      title="Add shift times"
      saveLabel="Add times"
      initialValues={{ startTime: '', endTime: '', unpaidBreakMinutes: '0' }}
      onSave={async (shift) => {
        const errors = await createShiftTemplate(environment, { locationId, ...shift });
        if (errors.length > 0) return errors;
        toast({ tone: 'success', title: 'The times were added' });
        onClosed();
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
