import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** A pot whose lid rattles; it holds still for those who asked for less motion. */
export function SimmeringPot() {
  return (
    <Illustration>
      <path className={styles.steam} d="M82 44c-5-6 5-9 0-16" />
      <path className={styles.steam} d="M100 40c-5-6 5-9 0-16" />
      <path className={styles.steam} d="M118 44c-5-6 5-9 0-16" />
      <path className={styles.terracotta} d="M58 70h84c1 30-3 44-14 46-18 3-38 3-56 0-11-2-15-16-14-46Z" />
      <path d="M58 80c-10-3-16 0-16 6s6 9 17 8M142 80c10-3 16 0 16 6s-6 9-17 8" />
      <g className={styles.lid}>
        <path className={styles.saffron} d="M54 69c2-9 20-15 46-15s44 6 46 15c-30 3-62 3-92 0Z" />
        <path className={styles.paper} d="M93 53c0-9 14-9 14 0Z" />
      </g>
      <path className={styles.thin} d="M72 88c0 8 1 13 4 17" />
      <path d="M48 124c34 3 70 3 104 0" />
    </Illustration>
  );
}
