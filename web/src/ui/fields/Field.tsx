import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { classNames } from '../theme/classNames.ts';
import styles from './Field.module.css';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

/** What every form field takes. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only, where the place makes it plain to everyone else. */
  isLabelHidden?: boolean | undefined;
  /** The path of the value in the form's schema. */
  name?: string | undefined;
  description?: ReactNode;
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** The ids and states that tie a control to its label, description and error. */
interface FieldControl {
  id: string;
  name: string | undefined;
  disabled: boolean | undefined;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  children: (control: FieldControl, labelId: string) => ReactNode;
}

/** Label above, control, then error and description: the frame of the fields with one control. */
export function Field({
  label,
  isLabelHidden,
  description,
  errorMessage,
  className,
  children,
  ...rest
}: Props) {
  const id = useId();
  const labelId = `${id}-label`;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = [errorMessage && errorId, description && descriptionId].filter(Boolean).join(' ');
  const labelText = <FieldLabelText label={label} isRequired={rest.isRequired} />;

  return (
    <div className={classNames(styles.field, className)}>
      <label id={labelId} htmlFor={id} className={styles.label} data-hidden={isLabelHidden || undefined}>
        {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      </label>
      {children(
        {
          id,
          name: rest.name,
          disabled: rest.isDisabled,
          required: rest.isRequired,
          'aria-invalid': errorMessage ? true : undefined,
          'aria-describedby': describedBy || undefined,
        },
        labelId,
      )}
      <FieldErrorText id={errorId} message={errorMessage} />
      {description ? <FieldDescription id={descriptionId}>{description}</FieldDescription> : null}
    </div>
  );
}

/** A label's text; the star is for eyes only, since the control itself says that it is required. */
export function FieldLabelText({ label, isRequired }: { label: string; isRequired: boolean | undefined }) {
  return (
    <>
      {label}
      {isRequired ? (
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      ) : null}
    </>
  );
}

/** A hint that stays in sight, below the control. */
export function FieldDescription({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.description}>
      {children}
    </div>
  );
}

/** The field's error. Its region is always there, so that screen readers announce the error when it appears. */
export function FieldErrorText({ id, message }: { id: string; message: string | undefined }) {
  return (
    <div id={id} className={styles.error} aria-live="polite">
      {message ? (
        <>
          <CircleAlert aria-hidden="true" />
          {message}
        </>
      ) : null}
    </div>
  );
}
