import { timeRecordNoteLimit } from '@brigade/domain/day/roster/timeRecordNote.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { FieldBinding } from '../../ui/forms/useForm.ts';

/** The field for a manager's note on a time record. */
export function TimeNoteField({ field }: { field: FieldBinding<string> }) {
  return (
    <TextField
      {...field}
      label="Note"
      description="Optional. Why you record it."
      maxLength={timeRecordNoteLimit}
    />
  );
}
