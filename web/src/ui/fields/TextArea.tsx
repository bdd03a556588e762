import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../theme/classNames.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends FieldProps, Pick<ComponentPropsWithRef<'textarea'>, 'autoFocus' | 'placeholder' | 'ref'> {
  value: string;
  onChange: (value: string) => void;
  /** Lines shown at first; the field grows with its text. Default 3. */
  rows?: number;
  /** Shows the text as code, without spelling and capitals. */
  isCode?: boolean;
  /** The most characters that are accepted; shows how many are left. */
  maxLength?: number;
}

/** Text of several lines. */
export function TextArea({
  value,
  onChange,
  rows = 3,
  maxLength,
  isCode = false,
  autoFocus,
  placeholder,
  ref,
  description,
  ...field
}: TextAreaProps) {
  const remaining = maxLength === undefined ? null : maxLength - value.length;
  return (
    <Field
      {...field}
      description={
        remaining === null ? (
          description
        ) : (
          <span className={styles.footer}>
            <span>{description}</span>
            <span>{remaining.toLocaleString('en-US')} characters left</span>
          </span>
        )
      }
    >
      {(fieldControl) => (
        <div className={control.box} data-disabled={field.isDisabled || undefined}>
          <textarea
            {...{ autoFocus, placeholder, maxLength, ref }}
            {...fieldControl}
            className={classNames(control.input, styles.text, isCode && styles.code)}
            {...(isCode && { spellCheck: false, autoCapitalize: 'off' })}
            // A field that is sized by its content has no use for `rows`.
            style={{ minBlockSize: `calc(${rows}lh + 1rem)` }}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
