import type { ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from '../theme/classNames.ts';

export interface SwitchProps {
  /** The label: what is on. Without it give an `aria-label`. */
  children?: ReactNode;
  'aria-label'?: string;
  description?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  name?: string;
}

/** A setting that takes effect at once; a form's yes or no is a Checkbox. */
export function Switch({ children, description, isSelected, onChange, isDisabled, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.choice, !children && styles.bare)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={classNames(styles.input, styles.switch)}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children ? (
        <span className={styles.text}>
          {children}
          {description ? <span className={styles.description}>{description}</span> : null}
        </span>
      ) : null}
    </label>
  );
}
