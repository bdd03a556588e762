import { useState } from 'react';
import styles from './CodeField.module.css';
import { Field, type FieldProps } from './Field.tsx';

const codeLength = 6;

export interface CodeFieldProps extends FieldProps {
  /** The digits typed so far. */
  value: string;
  onChange: (digits: string) => void;
  /** Called when the last digit arrives, by typing, pasting or the system's suggestion. */
  onCompleted?: (code: string) => void;
  autoFocus?: boolean;
}

/**
 * A one-time code of six digits. It is one input, so that pasting, suggestions from messages and screen readers work;
 * the cells are drawn beneath it.
 */
export function CodeField({ value, onChange, onCompleted, autoFocus, ...field }: CodeFieldProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const activeCell = hasFocus ? Math.min(value.length, codeLength - 1) : -1;

  const change = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, codeLength);
    onChange(digits);
    if (digits.length === codeLength && digits !== value) onCompleted?.(digits);
  };

  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.code} data-invalid={control['aria-invalid']}>
          <input
            {...control}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            spellCheck={false}
            autoFocus={autoFocus}
            value={value}
            onChange={(event) => change(event.target.value)}
            onFocus={() => setHasFocus(true)}
            onBlur={() => setHasFocus(false)}
          />
          <div className={styles.cells} aria-hidden="true">
            {Array.from({ length: codeLength }, (_, index) => (
              <span key={index} className={styles.cell} data-active={index === activeCell || undefined}>
                {value[index]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
