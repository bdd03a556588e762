import type { ErrorComponentProps } from '@tanstack/react-router';
import styles from './PageError.module.css';
import { ScreenError } from './ScreenError.tsx';

/** A failure outside the frame of the app: the whole page is about it. */
export function PageError(props: ErrorComponentProps) {
  return (
    <main className={styles.page}>
      <ScreenError {...props} />
    </main>
  );
}
