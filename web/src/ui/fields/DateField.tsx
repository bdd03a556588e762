import type { ComponentPropsWithRef } from 'react';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface DateFieldProps
  extends FieldProps, Pick<ComponentPropsWithRef<'input'>, 'autoFocus' | 'ref'> {
  /** A day in ISO 8601 (`2026-03-02`); empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** The first and the last day that can be picked, in ISO 8601. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day of the calendar. The browser's own field: it knows the person's way of writing dates. */
export function DateField({ value, onChange, min, max, autoFocus, ref, ...field }: DateFieldProps) {
  return (
    <Field {...field}>
      {(fieldControl) => (
        <div className={control.box} data-disabled={field.isDisabled || undefined}>
          <input
            {...{ autoFocus, min, max, ref }}
            {...fieldControl}
            className={control.input}
            type="date"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
