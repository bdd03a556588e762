import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '../theme/classNames.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Select.module.css';
import { usePopoverTrigger } from '../actions/usePopoverTrigger.ts';

const loadOptionsPopover = () => import('../actions/OptionsPopover.tsx');
const OptionsPopover = lazy(loadOptionsPopover);

/** One of the options of a select or filter. */
export interface SelectOption {
  value: string;
  label: string;
  description?: string | undefined;
  /** Shown before the label; it says nothing more. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  /** The value of the chosen option, null for none. */
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
}

/** One choice of several in a list that opens. The list's code comes with the first look at it. */
export function Select({ options, value, onChange, placeholder = 'Choose…', ...field }: SelectProps) {
  const { isOpen, hasOpened, triggerRef, open, close, triggerProps } = usePopoverTrigger(loadOptionsPopover);
  const selected = options.find((option) => option.value === value);

  return (
    <Field {...field}>
      {({ required, disabled, 'aria-invalid': isInvalid, ...fieldControl }, labelId) => (
        <>
          <button
            {...fieldControl}
            {...triggerProps}
            ref={triggerRef}
            type="button"
            role="combobox"
            className={classNames(control.box, styles.trigger)}
            disabled={disabled}
            data-disabled={disabled || undefined}
            data-invalid={isInvalid}
            value={value ?? ''}
            aria-labelledby={labelId}
            aria-haspopup="listbox"
            aria-controls={isOpen ? `${fieldControl.id}-list` : undefined}
            aria-required={required}
            aria-invalid={isInvalid}
            onClick={open}
          >
            <span className={styles.value} data-placeholder={!selected || undefined}>
              {selected?.icon}
              {selected?.label ?? placeholder}
            </span>
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </button>
          {hasOpened ? (
            <Suspense>
              <OptionsPopover
                id={`${fieldControl.id}-list`}
                label={field.label}
                triggerRef={triggerRef}
                isOpen={isOpen}
                onClosed={close}
                options={options}
                selected={value === null ? [] : [value]}
                selectionMode="single"
                onSelected={([chosen]) => {
                  if (chosen !== undefined) onChange(chosen);
                  close();
                }}
              />
            </Suspense>
          ) : null}
        </>
      )}
    </Field>
  );
}
