import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** Two speech bubbles of paper and a bell. */
export function NoMessages() {
  return (
    <Illustration>
      <path
        className={styles.paper}
        d="M46 40c18-3 40-3 56 0 4 1 6 4 6 8v22c0 4-2 7-6 8-10 2-22 2-32 1l-14 12 2-13-12-1c-4-1-6-4-6-8V48c0-4 2-7 6-8Z"
      />
      <path className={styles.thin} d="M54 52h40M54 62h26" />
      <path
        className={styles.accent}
        d="M112 66c14-2 28-2 40 0 4 1 6 4 6 8v16c0 4-2 7-6 8l-6 1 2 11-13-10c-8 0-16 0-23-2-4-1-6-4-6-8V74c0-4 2-7 6-8Z"
      />
      <path className={styles.terracotta} d="M62 128c0-12 8-20 20-20s20 8 20 20Z" />
      <path d="M56 129h52M82 108v-6" />
    </Illustration>
  );
}
