import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** A plate in two pieces, and the fork that did nothing. */
export function SomethingBroke() {
  return (
    <Illustration>
      <path className={styles.paper} d="M97 48c-32-3-56 12-55 34 1 20 24 31 52 30l7-15-11-14 12-14-9-11Z" />
      <path className={styles.paper} d="M114 50c30 1 50 15 47 35-3 18-22 27-48 27l6-14-10-15 12-12-9-10Z" />
      <path
        className={styles.faint}
        d="M84 64c-16 1-25 8-24 18s10 15 24 15M132 66c9 4 13 9 11 16-1 6-5 11-14 14"
      />
      <path className={styles.saffron} d="m99 126 7-3 5 6-8 3ZM122 122l6-1 2 5-6 1Z" />
      <path className={styles.terracotta} d="m88 34 5-14 6 13ZM110 34l10-10-2 14Z" />
      <path d="M26 58v20c0 6 10 6 10 0V58M31 58v16M31 82v34" />
    </Illustration>
  );
}
