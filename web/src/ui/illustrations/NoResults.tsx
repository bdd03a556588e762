import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** A magnifying glass over an empty plate. */
export function NoResults() {
  return (
    <Illustration>
      <ellipse className={styles.paper} cx="90" cy="92" rx="50" ry="30" />
      <ellipse className={styles.faint} cx="90" cy="91" rx="32" ry="18" />
      <path className={styles.accent} d="M142 54a24 24 0 1 1-48 0 24 24 0 0 1 48 0Z" />
      <path d="m135 72 22 24" />
      <path className={styles.terracotta} d="m150 90 7-6 15 17c2 3-5 9-8 6Z" />
      <path className={styles.thin} d="M104 50c2-7 7-10 13-10" />
      <path d="M28 66v24c0 5 8 5 8 0V66M32 92v30M32 66v18" />
    </Illustration>
  );
}
