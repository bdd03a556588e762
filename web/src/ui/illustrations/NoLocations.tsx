import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** A small restaurant with its awning, not open yet. */
export function NoLocations() {
  return (
    <Illustration>
      <path className={styles.paper} d="M54 62h92l-1 58c-30 2-60 2-90 0Z" />
      <path
        className={styles.terracotta}
        d="m58 38 84-1 12 25c-6 9-14 9-19 1-5 8-15 8-20 0-5 8-14 8-19 0-5 8-15 8-20 0-5 8-14 7-20 0-4 6-8 6-12-1Z"
      />
      <path className={styles.thin} d="m78 38-5 25M99 38l-2 25M121 38l1 24" />
      <path className={styles.accent} d="M66 82h34v24H66Z" />
      <path className={styles.saffron} d="M112 80h22v40h-22Z" />
      <path className={styles.thin} d="M83 82v24M66 94h34" />
      <circle className={styles.ink} cx="129" cy="101" r="2" />
      <path d="M38 121c42 3 84 3 126 0" />
    </Illustration>
  );
}
