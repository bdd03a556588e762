import { useId, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../actions/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Form } from './Form.tsx';
import type { FormState } from './useForm.ts';
import { useUnsavedChanges } from './useUnsavedChanges.tsx';

export interface FormDialogProps {
  /** The form of `useForm`. */
  form: Pick<FormState<object>, 'submit' | 'formError' | 'formRef' | 'isSubmitting' | 'isDirty'>;
  title: string;
  description?: ReactNode;
  /** The fields. */
  children: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  isSubmitDisabled?: boolean;
  /** Whether something else is pending that must not be left. Default false. */
  isBusy?: boolean;
  /** Whether to ask before unsaved changes are discarded. Default true; false for what is quickly typed again. */
  guardsChanges?: boolean;
  /** Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Closes the dialog: after a successful submit, and when the user cancels. */
  onClosed: () => void;
}

/**
 * A dialog with a form. Errors of the submit appear at their fields or in an alert above them, and the dialog stays
 * open, as it does until the response has arrived. It asks before it discards unsaved changes.
 */
export function FormDialog({
  form,
  title,
  description,
  children,
  submitLabel,
  cancelLabel = 'Cancel',
  isDestructive = false,
  isSubmitDisabled = false,
  isBusy = false,
  guardsChanges = true,
  size = 'medium',
  onClosed,
}: FormDialogProps) {
  const formId = useId();
  const isHeld = form.isSubmitting || isBusy;
  const isUnsaved = guardsChanges && form.isDirty && !isHeld;
  const { requestClose, prompt } = useUnsavedChanges(isUnsaved, onClosed);
  const submit = async () => {
    const isSaved = await form.submit();
    // React undoes what makes the page inert in effects, which must run before React Aria gives the focus back.
    if (isSaved) flushSync(onClosed);
    return isSaved;
  };

  return (
    <Dialog
      isOpen
      size={size}
      title={title}
      description={description}
      onClosed={requestClose}
      isBusy={isHeld}
      footer={
        <>
          <Button variant="outlined" isDisabled={isHeld} onPress={requestClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'destructive' : 'contained'}
            isLoading={form.isSubmitting}
            isDisabled={isSubmitDisabled || isBusy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={{ ...form, submit }} id={formId}>
        {children}
      </Form>
      {prompt}
    </Dialog>
  );
}
