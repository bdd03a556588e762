import { useId } from 'react';
import styles from './ImportTable.module.css';

interface Props {
  /** What its column is. */
  column: string;
  /** What the cell is, for screen readers. */
  label: string;
  text: string;
  isIgnored: boolean;
  problem: string | undefined;
  onTyped: (text: string) => void;
}

/** A cell that can be typed into, with what is wrong with it below. */
export function ImportCell({ column, label, text, isIgnored, problem, onTyped }: Props) {
  const id = useId();
  return (
    <td className={styles.cell} data-ignored={isIgnored || undefined}>
      <span className={styles.stackedOnly} aria-hidden="true">
        {column}
      </span>
      <input
        className={styles.input}
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : id}
        value={text}
        onChange={(event) => onTyped(event.target.value)}
      />
      {problem === undefined ? null : (
        <p id={id} className={styles.problem}>
          {problem}
        </p>
      )}
    </td>
  );
}
