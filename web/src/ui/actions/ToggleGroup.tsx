import { ChoiceGroup } from '../fields/ChoiceGroup.tsx';
import type { FieldProps } from '../fields/Field.tsx';
import styles from './ToggleGroup.module.css';

interface ToggleOption {
  value: string;
  /** The whole name, for screen readers. */
  label: string;
  /** The button's text; the beginning of the label. */
  shortLabel: string;
}

export interface ToggleGroupProps extends FieldProps {
  options: readonly ToggleOption[];
  /** The values of those that are on. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several short things to switch on or off, side by side: days of the week. The value keeps the order of the options. */
export function ToggleGroup({ options, value, onChange, name, ...group }: ToggleGroupProps) {
  const toggle = (toggled: string) =>
    onChange(
      options.map((option) => option.value).filter((each) => value.includes(each) !== (each === toggled)),
    );
  return (
    <ChoiceGroup {...group}>
      <div className={styles.toggles}>
        {options.map((option) => (
          <label key={option.value} className={styles.toggle} title={option.label}>
            <input
              type="checkbox"
              className={styles.input}
              name={name}
              aria-label={option.label}
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            <span aria-hidden="true">{option.shortLabel}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
