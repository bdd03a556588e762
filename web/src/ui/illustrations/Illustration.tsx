import type { ReactNode } from 'react';
import styles from './Illustration.module.css';

/** The frame of a drawing: decoration of 200 by 150, in the colors of the look. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 150" aria-hidden="true">
      <path
        className={styles.ground}
        d="M28 92c-9-26 4-58 38-64 30-6 44 8 70 8 30 0 48 22 42 52-5 27-30 40-58 39-22-1-30 8-54 6-20-2-32-21-38-41Z"
      />
      {children}
    </svg>
  );
}
