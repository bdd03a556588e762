import styles from './Spinner.module.css';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

/** A turning ring in the text's color and size. With `label` it says what is awaited; without, it is decoration. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle className={styles.track} cx="10" cy="10" r="8" />
        <circle className={styles.arc} cx="10" cy="10" r="8" pathLength="100" />
      </svg>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
