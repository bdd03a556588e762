import { geoLogNote, geoLogNoteLimit } from '@brigade/domain/day/geoLogs/geoLogNote.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { closeGeoLog } from './closeGeoLog.ts';

interface Props {
  geoLogId: string;
  /** Of the pro. */
  name: string;
  onClosed: () => void;
}

const schema = formSchema({ note: geoLogNote });

/** The dialog that closes a flagged geo log, with a note. */
export default function CloseGeoLogDialog({ geoLogId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { note: '' },
    onSubmit: ({ note }) => closeGeoLog(environment, geoLogId, note),
    onSuccess: () => toast({ tone: 'success', title: `The log of ${name} is closed` }),
  });

  return (
    <FormDialog
      form={form}
      size="small"
      title={`Close the log of ${name}`}
      description="Say what you found. Your team can read it."
      submitLabel="Close log"
      onClosed={onClosed}
    >
      <TextArea
        {...form.field('note')}
        label="Note"
        isRequired
        maxLength={geoLogNoteLimit}
        rows={3}
        placeholder="The shift lead saw them on time"
      />
    </FormDialog>
  );
}
