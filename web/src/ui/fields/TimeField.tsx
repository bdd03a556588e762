import type { ComponentPropsWithRef } from 'react';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface TimeFieldProps extends FieldProps, Pick<ComponentPropsWithRef<'input'>, 'ref'> {
  /** A time of day on the clock of 24 hours (`18:30`); empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Minutes between the times that the arrow keys lead to. Default 15; any other minute can be typed. */
  minuteStep?: number;
}

/** A time of day. The browser's own field: it knows whether the person reads 6:30 pm or 18:30. */
export function TimeField({ value, onChange, minuteStep = 15, ref, ...field }: TimeFieldProps) {
  return (
    <Field {...field}>
      {(fieldControl) => (
        <div className={control.box} data-disabled={field.isDisabled || undefined}>
          <input
            {...fieldControl}
            ref={ref}
            className={control.input}
            type="time"
            step={minuteStep * 60}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
