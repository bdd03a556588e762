import { useId, type ReactNode } from 'react';
import { ChoiceGroup, type ChoiceOption } from './ChoiceGroup.tsx';
import { classNames } from '../theme/classNames.ts';
import type { FieldProps } from './Field.tsx';
import styles from './TileGroup.module.css';

interface TileOption extends ChoiceOption {
  icon: ReactNode;
}

export interface TileGroupProps extends FieldProps {
  options: readonly TileOption[];
  value: string;
  onChange: (value: string) => void;
}

/** One choice of a few that decide what follows: radio buttons as tiles, side by side where there is room. */
export function TileGroup({ options, value, onChange, name, className, ...group }: TileGroupProps) {
  const groupName = useId();
  return (
    <ChoiceGroup {...group} className={classNames(styles.group, className)} role="radiogroup">
      <div className={styles.tiles}>
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? groupName}
              value={option.value}
              checked={value === option.value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.icon}>{option.icon}</span>
            <span className={styles.text}>
              <span className={styles.label}>{option.label}</span>
              {option.description ? <span className={styles.description}>{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
