import { AttachmentsField } from '../schedule/attachments/AttachmentsField.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import styles from '../schedule/terms/fields.module.css';
import type { PostingForm } from './PostingForm.ts';

interface Props {
  form: PostingForm;
  /** Of the node. */
  locationId: string;
}

/** What pros have to know on the day, and what only the team should. */
export function NotesSection({ form, locationId }: Props) {
  return (
    <Card title="Notes and files">
      <div className={styles.section}>
        <TextArea
          {...form.field('specialInstructions')}
          label="Instructions for the day"
          description="Where to park, which door. Pros read it once they are selected."
          maxLength={2000}
        />
        <TextArea
          {...form.field('privateNotes')}
          label="Private notes"
          description="Only your team reads them."
          rows={2}
          maxLength={2000}
        />
        <AttachmentsField
          locationId={locationId}
          value={form.values.attachmentIds}
          onChange={(ids) => form.setValue('attachmentIds', ids)}
          errorMessage={form.errorAt('attachmentIds')}
        />
      </div>
    </Card>
  );
}
