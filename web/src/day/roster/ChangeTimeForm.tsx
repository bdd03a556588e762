import type { ReactNode } from 'react';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import type { FormState } from '../../ui/forms/useForm.ts';
import { useOnline } from './outbox/useOnline.ts';
import { TimeNoteField } from './TimeNoteField.tsx';

interface Props<Values extends { note: string }> {
  form: FormState<Values>;
  title: string;
  /** The fields with the times. */
  children: ReactNode;
  onClosed: () => void;
}

/**
 * The frame of a dialog that changes a recorded time. Unlike a new record, a change does not wait on the device: it
 * would be about what others may have changed or deleted in the time between.
 */
export function ChangeTimeForm<Values extends { note: string }>({
  form,
  title,
  children,
  onClosed,
}: Props<Values>) {
  const isOnline = useOnline();
  return (
    <FormDialog
      form={form}
      size="small"
      title={title}
      description="It is marked with your name, and the activity of the shift keeps the time that was recorded."
      submitLabel="Change time"
      guardsChanges={false}
      onClosed={onClosed}
    >
      {isOnline ? null : (
        <InlineAlert tone="warning" title="No connection">
          To change or delete a recorded time, you need a connection.
        </InlineAlert>
      )}
      {children}
      <TimeNoteField field={form.field('note')} />
    </FormDialog>
  );
}
