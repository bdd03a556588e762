import type { ComponentPropsWithRef, ReactNode } from 'react';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      ComponentPropsWithRef<'input'>,
      | 'autoComplete'
      | 'autoFocus'
      | 'inputMode'
      | 'maxLength'
      | 'placeholder'
      | 'spellCheck'
      | 'onBlur'
      | 'ref'
    > {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | undefined;
  value: string;
  onChange: (value: string) => void;
  /** An icon or unit before or after the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** One line of text. */
export function TextField({
  type = 'text',
  value,
  onChange,
  prefix,
  suffix,
  autoComplete,
  autoFocus,
  inputMode,
  maxLength,
  placeholder,
  spellCheck,
  onBlur,
  ref,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(fieldControl) => (
        <div className={control.box} data-disabled={field.isDisabled || undefined}>
          {prefix ? <span className={control.adornment}>{prefix}</span> : null}
          <input
            {...{ autoComplete, autoFocus, inputMode, maxLength, placeholder, spellCheck, onBlur, ref }}
            {...fieldControl}
            className={control.input}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {suffix ? <span className={control.adornment}>{suffix}</span> : null}
        </div>
      )}
    </Field>
  );
}
