import type { ReactNode, RefObject } from 'react';
import { classNames } from '../theme/classNames.ts';
import styles from './Form.module.css';
import { InlineAlert } from '../feedback/InlineAlert.tsx';

interface Props {
  /** The answer of useForm. */
  form: {
    submit: () => Promise<void>;
    formError: string | undefined;
    formRef: RefObject<HTMLFormElement | null>;
  };
  children: ReactNode;
  /** Names the form for screen readers. */
  'aria-label'?: string;
  id?: string;
  className?: string;
}

/** A form of fields, one below the other, with what concerns all of them on top. */
export function Form({ form: { submit, formError, formRef }, children, className, ...rest }: Props) {
  return (
    <form
      {...rest}
      ref={formRef}
      className={classNames(styles.form, className)}
      // The schema validates; the browser's own bubbles would come in between.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog with a form of its own may have been opened from a field of another one.
        event.stopPropagation();
        void submit();
      }}
    >
      {formError ? (
        <InlineAlert tone="danger" isLive>
          {formError}
        </InlineAlert>
      ) : null}
      {children}
    </form>
  );
}
