import { useId } from 'react';
import styles from './choice.module.css';
import { ChoiceGroup, type ChoiceOption } from './ChoiceGroup.tsx';
import { classNames } from '../theme/classNames.ts';
import type { FieldProps } from './Field.tsx';

export interface RadioGroupProps extends FieldProps {
  options: readonly ChoiceOption[];
  /** The value of the chosen option, null for none. */
  value: string | null;
  onChange: (value: string) => void;
  /** Whether the chosen option gets the focus when the group appears, so that arrows choose at once. */
  autoFocus?: boolean;
}

/** One choice of a few that are all in sight. */
export function RadioGroup({ options, value, onChange, name, autoFocus, ...group }: RadioGroupProps) {
  const groupName = useId();
  return (
    <ChoiceGroup {...group} role="radiogroup">
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className={classNames(styles.input, styles.radio)}
            name={name ?? groupName}
            value={option.value}
            checked={value === option.value}
            autoFocus={autoFocus && value === option.value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.text}>
            {option.label}
            {option.description ? <span className={styles.description}>{option.description}</span> : null}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
