import { useId, type ReactNode } from 'react';
import styles from './choice.module.css';
import { FieldDescription, FieldErrorText, FieldLabelText, type FieldProps } from './Field.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface ChoiceOption {
  value: string;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

interface Props extends FieldProps {
  role?: 'radiogroup';
  children: ReactNode;
}

/** The frame of a group of choices: legend, choices, error and description. */
export function ChoiceGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  className,
  role,
  children,
}: Props) {
  const id = useId();
  const describedBy = [errorMessage && `${id}-error`, description && `${id}-description`]
    .filter(Boolean)
    .join(' ');
  const labelText = <FieldLabelText label={label} isRequired={isRequired} />;
  return (
    <div className={className}>
      <fieldset
        role={role}
        className={styles.group}
        disabled={isDisabled}
        aria-describedby={describedBy || undefined}
        data-invalid={errorMessage ? true : undefined}
        // A group of boxes takes neither attribute; its error is its description.
        {...(role === 'radiogroup'
          ? { 'aria-required': isRequired, 'aria-invalid': errorMessage ? true : undefined }
          : {})}
      >
        <legend className={styles.legend}>
          {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
        </legend>
        <div className={styles.options}>{children}</div>
      </fieldset>
      <FieldErrorText id={`${id}-error`} message={errorMessage} />
      {description ? <FieldDescription id={`${id}-description`}>{description}</FieldDescription> : null}
    </div>
  );
}
