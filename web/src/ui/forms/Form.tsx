import type { ReactNode, RefObject } from 'react';
import { classNames } from '../theme/classNames.ts';
import styles from './Form.module.css';
import { InlineAlert } from '../feedback/InlineAlert.tsx';

interface Props {
  /** The form of `useForm`. */
  form: {
    submit: () => Promise<unknown>;
    formError: string | undefined;
    formRef: RefObject<HTMLFormElement | null>;
  };
  children: ReactNode;
  /** A button or link beside the form's error, with which to solve it. */
  errorAction?: ReactNode;
  /** Names the form for screen readers. */
  'aria-label'?: string;
  id?: string;
  className?: string;
}

/** A form element with the form's error above the fields. */
export function Form({
  form: { submit, formError, formRef },
  errorAction,
  children,
  className,
  ...rest
}: Props) {
  return (
    <form
      {...rest}
      ref={formRef}
      className={classNames(styles.form, className)}
      // The schema validates; this disables the browser's own error bubbles.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Events of a dialog's form also bubble to the form whose field opened the dialog.
        event.stopPropagation();
        void submit();
      }}
    >
      {formError ? (
        <InlineAlert tone="danger" isLive action={errorAction}>
          {formError}
        </InlineAlert>
      ) : null}
      {children}
    </form>
  );
}
