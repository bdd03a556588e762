import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** Three aprons on their hooks, waiting for people. */
export function NoApplicants() {
  return (
    <Illustration>
      <path d="M36 42c42-3 86-3 128 0" />
      <path d="M62 42v8M100 40v10M138 42v8" />
      <path
        className={styles.terracotta}
        d="M54 62c2-6 4-10 8-12 4 2 6 6 8 12l8 8-2 42c-10 3-19 3-28 0l-2-42Z"
      />
      <path className={styles.thin} d="M53 86h18v10c-6 3-12 3-18 0Z" />
      <path className={styles.paper} d="M92 64c2-6 4-11 8-14 4 3 6 8 8 14l9 9-2 46c-10 3-20 3-30 0l-2-46Z" />
      <path className={styles.thin} d="M90 90h20v12c-7 3-14 3-20 0Z" />
      <path
        className={styles.accent}
        d="M130 62c2-6 4-10 8-12 4 2 6 6 8 12l8 8-2 42c-10 3-19 3-28 0l-2-42Z"
      />
      <path className={styles.thin} d="M129 86h18v10c-6 3-12 3-18 0Z" />
    </Illustration>
  );
}
