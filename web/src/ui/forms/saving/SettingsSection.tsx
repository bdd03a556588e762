import { type ReactNode, useContext, useEffect, useId } from 'react';
import { Card } from '../../layout/Card.tsx';
import { Form } from '../Form.tsx';
import { badFields } from './badFields.ts';
import { SavedFormsContext } from './savedFormsContext.ts';
import styles from './SettingsSection.module.css';

interface Props {
  /** The anchor by which a link leads to the section. */
  anchor?: string;
  title: string;
  form: Parameters<typeof Form>[0]['form'] & {
    isDirty: boolean;
    submit: () => Promise<boolean>;
    reset: () => void;
    hasChanges: () => boolean;
  };
  /** Called after changes were discarded. */
  onDiscarded?: () => void;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form among the settings of a page, which the bar of the page saves. */
export function SettingsSection({ anchor, title, form, onDiscarded, actions, children }: Props) {
  const saved = useContext(SavedFormsContext);
  const id = useId();
  const { isDirty, hasChanges, submit, reset, formRef } = form;

  useEffect(() => {
    const discard = () => {
      reset();
      onDiscarded?.();
    };
    // Errors are read off the page: only there is it known what each field is called.
    saved?.put(id, {
      title,
      isDirty,
      hasChanges,
      badFields: badFields(formRef.current, title),
      submit,
      discard,
    });
  });
  useEffect(() => () => saved?.put(id, null), [saved, id]);

  return (
    <Card {...(anchor === undefined ? {} : { id: anchor })} title={title} actions={actions}>
      <Form
        form={{ ...form, submit: saved?.save ?? submit }}
        aria-label={title}
        className={styles.form ?? ''}
      >
        {children}
        {/* Without a button, Enter in a field would not submit. */}
        <button type="submit" hidden>
          Save
        </button>
      </Form>
    </Card>
  );
}
