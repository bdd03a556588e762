import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import styles from './SettingsSection.module.css';
import { useReportUnsaved } from './UnsavedSections.tsx';

interface Props {
  title: string;
  form: Parameters<typeof Form>[0]['form'] & {
    isDirty: boolean;
    isSubmitting: boolean;
    reset: () => void;
  };
  /** Shows the settings read-only. */
  isReadOnly: boolean;
  onDiscarded?: () => void;
  children: ReactNode;
}

/** One section of a location's settings, with the buttons that save it. */
export function SettingsSection({ title, form, isReadOnly, onDiscarded, children }: Props) {
  useReportUnsaved(title, form.isDirty && !form.isSubmitting);
  return (
    <Card title={title}>
      <Form form={form} aria-label={title} className={styles.form ?? ''}>
        {children}
        {isReadOnly ? null : (
          <div className={styles.actions}>
            <Button type="submit" isDisabled={!form.isDirty} isLoading={form.isSubmitting}>
              {`Save ${title.toLowerCase()}`}
            </Button>
            {form.isDirty ? (
              <Button
                variant="text"
                isDisabled={form.isSubmitting}
                onPress={() => {
                  form.reset();
                  onDiscarded?.();
                }}
              >
                Discard changes
              </Button>
            ) : null}
          </div>
        )}
      </Form>
    </Card>
  );
}
