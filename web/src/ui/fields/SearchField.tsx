import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../theme/classNames.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<FieldProps, 'errorMessage' | 'isRequired'> {
  value: string;
  onChange: (value: string) => void;
  /** Milliseconds without typing before `onChange` is called; Enter and clearing call it at once. Default 0. */
  delay?: number;
  placeholder?: string;
}

/** A search text with a button that clears it; Escape clears it too. */
export function SearchField({ value, onChange, delay = 0, placeholder, ...field }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [seenValue, setSeenValue] = useState(value);
  const [committed, setCommitted] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);

  // A value that comes from elsewhere replaces the text; the echo of our own commit must not, since a person may have
  // typed on before it came back.
  if (value !== seenValue) {
    setSeenValue(value);
    if (value !== committed) {
      setText(value);
      setCommitted(value);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (next: string) => {
    clearTimeout(timer.current);
    setText(next);
    setCommitted(next);
    onChange(next);
  };
  const type = (next: string) => {
    clearTimeout(timer.current);
    if (delay === 0) return commit(next);
    setText(next);
    timer.current = setTimeout(commit, delay, next);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text !== committed) commit(text);
    if (event.key === 'Escape' && text) {
      event.stopPropagation();
      commit('');
    }
  };

  return (
    <Field isLabelHidden {...field}>
      {({ required: _required, ...fieldControl }) => (
        <div className={control.box} data-disabled={field.isDisabled || undefined}>
          <span className={control.adornment}>
            <Search aria-hidden="true" />
          </span>
          <input
            {...fieldControl}
            ref={input}
            className={classNames(control.input, styles.input)}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={handleKey}
          />
          {text && !field.isDisabled ? (
            <button
              type="button"
              className={styles.clear}
              aria-label={`Clear ${field.label.toLowerCase()}`}
              onClick={() => {
                commit('');
                input.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
