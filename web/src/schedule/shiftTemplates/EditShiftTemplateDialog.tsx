import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { ShiftTemplateDialog } from '../../shiftTemplates/ShiftTemplateDialog.tsx';
import type { PickedShift } from './ShiftTemplatePicker.tsx';
import { updateShiftTemplate } from './updateShiftTemplate.ts';

interface Props {
  /** With the id of the node. */
  template: PickedShift & { readonly id: string };
  onClosed: () => void;
}

/** Gives a shift template other times. */
export default function ChangeShiftTemplateDialog({ template, onClosed }: Props) {
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
        if (errors.length > 0) return errors;
        toast({ tone: 'success', title: 'The times were saved' });
        onClosed();
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
