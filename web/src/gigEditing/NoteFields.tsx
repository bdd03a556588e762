import styles from '../schedule/terms/fields.module.css';
import { Card } from '../ui/layout/Card.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import type { EditGigFormState } from './editGigFormState.ts';

/** What pros have to know, and what only the team reads. */
export function NoteFields({ form }: { form: EditGigFormState }) {
  return (
    <Card title="Notes">
      <div className={styles.section}>
        <TextArea
          {...form.field('specialInstructions')}
          label="Special instructions"
          description="For the pros, on the day."
          maxLength={2000}
        />
        <TextArea
          {...form.field('privateNotes')}
          label="Private notes"
          description="Only your team reads them."
          maxLength={2000}
        />
      </div>
    </Card>
  );
}
