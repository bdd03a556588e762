import type { ErrorComponentProps } from '@tanstack/react-router';
import styles from './PageError.module.css';
import { ScreenError } from './ScreenError.tsx';

/** A full-page error, outside the app shell. */
export function PageError(props: ErrorComponentProps) {
  return (
    <main className={styles.page}>
      <ScreenError {...props} />
    </main>
  );
}
