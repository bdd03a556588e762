import { Field, type FieldProps } from './Field.tsx';
import styles from './SliderField.module.css';

export interface SliderFieldProps extends FieldProps {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** The value in words, with its unit. */
  text: string;
}

/** A number within limits, set by a thumb where seeing its effect matters more than the digit. */
export function SliderField({ value, onChange, min, max, step, text, ...field }: SliderFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.slider}>
          <input
            {...control}
            type="range"
            className={styles.input}
            {...{ min, max, step, value }}
            aria-valuetext={text}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <output htmlFor={control.id} className={styles.value}>
            {text}
          </output>
        </div>
      )}
    </Field>
  );
}
