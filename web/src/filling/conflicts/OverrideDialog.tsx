import { overrideNoteLimit } from '@brigade/domain/filling/applications/overrideNoteLimit.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { OverrideDialog_applications$key } from '../../__generated__/OverrideDialog_applications.graphql.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { ConflictList } from './ConflictList.tsx';
import styles from './OverrideDialog.module.css';

interface Props {
  /** The applications with conflicts or blockers. */
  applications: OverrideDialog_applications$key;
  act: 'select' | 'confirm';
  onClosed: () => void;
  onDecided: (note: string) => Promise<void>;
}

const schema = formSchema({
  note: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter an explanation'),
      z.maxLength(overrideNoteLimit, `At most ${overrideNoteLimit} characters`),
    ),
});

const initialValues = { note: '' };

/** The dialog that accepts applicants despite conflicts or blockers, with a note. */
export default function OverrideDialog({ applications, act, onClosed, onDecided }: Props) {
  const data = useFragment(
    graphql`
      fragment OverrideDialog_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        pro {
          displayName
        }
        ...ConflictList_application
      }
    `,
    applications,
  );
  const form = useForm({ schema, initialValues, onSubmit: ({ note }) => onDecided(note) });
  const verb = act === 'select' ? 'Select' : 'Confirm';
  const [first] = data;
  const who = data.length === 1 ? (first?.pro.displayName ?? '') : `${data.length} applicants`;

  return (
    <FormDialog
      form={form}
      title={`${verb} ${who} anyway?`}
      description="If you continue, your reason is saved with the application."
      submitLabel={`${verb} anyway`}
      cancelLabel="Back"
      onClosed={onClosed}
    >
      <ul className={styles.people}>
        {data.map((application) => (
          <li key={application.id}>
            {data.length === 1 ? null : <strong>{application.pro.displayName}</strong>}
            <ConflictList application={application} />
          </li>
        ))}
      </ul>
      <TextArea
        {...form.field('note')}
        label="Reason"
        isRequired
        autoFocus
        description="For example: agreed by phone."
        maxLength={overrideNoteLimit}
        rows={2}
      />
    </FormDialog>
  );
}
