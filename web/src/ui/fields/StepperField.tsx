import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../actions/Button.tsx';
import { classNames } from '../theme/classNames.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './StepperField.module.css';

export interface StepperFieldProps extends FieldProps {
  /** What was typed; the form's schema makes a number of it. */
  value: string;
  onChange: (value: string) => void;
  /** Where the buttons end. */
  min: number;
  max: number;
}

/** A small whole number: typed, or counted up and down with two buttons. */
export function StepperField({ value, onChange, min, max, ...field }: StepperFieldProps) {
  const count = value.trim() === '' ? min - 1 : Number(value);
  const isCounted = Number.isInteger(count);
  const step = (by: number) => onChange(String(Math.min(max, Math.max(min, count + by))));

  return (
    <Field {...field}>
      {(fieldControl) => (
        <div
          className={classNames(control.box, styles.stepper)}
          data-disabled={field.isDisabled || undefined}
        >
          <Button
            iconOnly
            variant="ghost"
            size="small"
            aria-label={`Fewer: ${field.label}`}
            icon={<Minus />}
            isDisabled={field.isDisabled || !isCounted || count <= min}
            onPress={() => step(-1)}
          />
          <input
            {...fieldControl}
            className={classNames(control.input, styles.input)}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (by === undefined || !isCounted) return;
              event.preventDefault();
              step(by);
            }}
          />
          <Button
            iconOnly
            variant="ghost"
            size="small"
            aria-label={`More: ${field.label}`}
            icon={<Plus />}
            isDisabled={field.isDisabled || !isCounted || count >= max}
            onPress={() => step(1)}
          />
        </div>
      )}
    </Field>
  );
}
