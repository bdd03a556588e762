import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { ShiftTemplateDialog } from './ShiftTemplateDialog.tsx';
import type { PickedShift } from './ShiftTemplatePicker.tsx';
import { updateShiftTemplate } from './updateShiftTemplate.ts';

interface Props {
  /** The template with its global ID. */
  template: PickedShift & { readonly id: string };
  onClosed: () => void;
}

/** Edits the times of a shift template. */
export default function EditShiftTemplateDialog({ template, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <ShiftTemplateDialog
      title="Edit shift times"
      saveLabel="Save times"
      initialValues={{
        startTime: template.startTime,
        endTime: template.endTime,
        unpaidBreakMinutes: String(template.unpaidBreakMinutes),
      }}
      onSave={async (shift) => {
        const input = { shiftTemplateId: template.id, ...shift };
        const errors = await updateShiftTemplate(environment, input);
        if (errors.length === 0) toast({ tone: 'success', title: 'The times were saved' });
        return errors;
      }}
      onClosed={onClosed}
    />
  );
}
