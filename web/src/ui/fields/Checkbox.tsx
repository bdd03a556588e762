import { useId, type MouseEvent, type ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from '../theme/classNames.ts';
import { FieldErrorText } from './Field.tsx';

export interface CheckboxProps {
  /** The label; without it give an `aria-label`. */
  children?: ReactNode;
  'aria-label'?: string;
  description?: ReactNode;
  errorMessage?: string | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Some, but not all of what the box represents is selected. */
  isIndeterminate?: boolean;
  isDisabled?: boolean | undefined;
  isRequired?: boolean;
  name?: string | undefined;
  /** Sees the click before the change, for example to read the shift key. */
  onClick?: (event: MouseEvent<HTMLInputElement>) => void;
  className?: string | undefined;
}

/** A box to tick. */
export function Checkbox({
  children,
  description,
  errorMessage,
  isSelected,
  onChange,
  isIndeterminate = false,
  isDisabled,
  isRequired,
  className,
  ...rest
}: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={classNames(styles.choice, !children && styles.bare)}>
        <input
          {...rest}
          type="checkbox"
          className={classNames(styles.input, styles.checkbox)}
          checked={isSelected}
          disabled={isDisabled}
          required={isRequired}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={errorMessage ? id : undefined}
          ref={(input) => {
            // There is no attribute for it.
            if (input) input.indeterminate = isIndeterminate;
          }}
          onChange={(event) => onChange(event.target.checked)}
        />
        {children ? (
          <span className={styles.text}>
            {children}
            {description ? <span className={styles.description}>{description}</span> : null}
          </span>
        ) : null}
      </label>
      {children ? <FieldErrorText id={id} message={errorMessage} /> : null}
    </div>
  );
}
