import { type DragEvent, type ReactNode, useState } from 'react';
import { buttonClassName } from '../actions/buttonLook.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './FileField.module.css';

export interface FileFieldProps extends FieldProps {
  /** The media types that can be chosen, as the attribute of an input takes them. */
  accept: string;
  /** The button's text: "Choose an image". */
  action: string;
  /** The chosen one; choosing the same again counts too. */
  onChosen: (file: File) => void;
  /** What there is now, before the button. */
  preview?: ReactNode;
  /** Further buttons, after it. */
  children?: ReactNode;
}

/** Chooses one file: by a button, or by dropping it anywhere on the field. */
export function FileField({ accept, action, onChosen, preview, children, ...field }: FileFieldProps) {
  const [isOver, setIsOver] = useState(false);

  const follow = (event: DragEvent) => {
    if (field.isDisabled || !event.dataTransfer.types.includes('Files')) return;
    // Without it the browser would leave the page and open the file.
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !field.isDisabled) onChosen(file);
  };

  return (
    <Field {...field}>
      {(control, labelId) => (
        <div
          className={styles.box}
          data-over={isOver || undefined}
          data-disabled={field.isDisabled || undefined}
          onDragEnter={follow}
          onDragOver={follow}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          {preview}
          <div className={styles.actions}>
            <span className={styles.chooser}>
              <input
                {...control}
                className={styles.input}
                type="file"
                // What is said to press it is what is seen on it.
                aria-labelledby={`${labelId} ${control.id}-action`}
                accept={accept}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  // Or else the same file could not be chosen again after it was refused.
                  currentTarget.value = '';
                  if (file) onChosen(file);
                }}
              />
              <span
                id={`${control.id}-action`}
                className={buttonClassName({ variant: 'outlined', size: 'small' })}
                aria-hidden="true"
              >
                {action}
              </span>
            </span>
            {children}
          </div>
        </div>
      )}
    </Field>
  );
}
