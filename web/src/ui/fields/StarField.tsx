import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { FieldProps } from './Field.tsx';
import styles from './StarField.module.css';

const values = [1, 2, 3, 4, 5] as const;

export interface StarFieldProps extends FieldProps {
  /** 1 to 5; null before a choice. */
  value: number | null;
  onChange: (value: number) => void;
}

/** A rating as five stars: radio buttons, so that arrow keys choose and screen readers count. */
export function StarField({ value, onChange, name, ...group }: StarFieldProps) {
  const groupName = useId();
  return (
    <ChoiceGroup {...group} role="radiogroup">
      <div className={styles.stars}>
        {values.map((stars) => (
          <label key={stars} className={styles.star} data-filled={(value ?? 0) >= stars || undefined}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? groupName}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <Star aria-hidden="true" />
            <VisuallyHidden>{stars === 1 ? '1 star' : `${stars} stars`}</VisuallyHidden>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
