import { overrideNoteLimit } from '@brigade/domain/applications/overrideNoteLimit.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { OverrideDialog_applications$key } from '../../__generated__/OverrideDialog_applications.graphql.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../../shell/useUnsavedChanges.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { ConflictList } from './ConflictList.tsx';
import styles from './OverrideDialog.module.css';

interface Props {
  /** Those with conflicts. */
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
      z.minLength(1, 'Say in a few words why'),
      z.maxLength(overrideNoteLimit, `At most ${overrideNoteLimit} characters`),
    ),
});

const initialValues = { note: '' };

/** Shows what stands in the way, and asks why somebody is chosen all the same. */
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
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);
  const verb = act === 'select' ? 'Select' : 'Confirm';
  const [first] = data;
  const who = data.length === 1 ? (first?.pro.displayName ?? '') : `${data.length} applicants`;

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      title={`${verb} ${who} all the same?`}
      description="Something stands in the way. You can go on; your note stays with the application."
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Back
          </Button>
          <Button type="submit" form="override" isLoading={form.isSubmitting}>
            {`${verb} all the same`}
          </Button>
        </>
      }
    >
      <ul className={styles.people}>
        {data.map((application) => (
          <li key={application.id}>
            {data.length === 1 ? null : <strong>{application.pro.displayName}</strong>}
            <ConflictList application={application} />
          </li>
        ))}
      </ul>
      <Form form={form} id="override" aria-label="Note">
        <TextArea
          {...form.field('note')}
          label="Why all the same"
          isRequired
          autoFocus
          description="For example: agreed by phone."
          maxLength={overrideNoteLimit}
          rows={2}
        />
      </Form>
      {prompt}
    </Dialog>
  );
}
