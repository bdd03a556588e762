import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** A serving bell lifted from a plate with a question mark. */
export function NotFound() {
  return (
    <Illustration>
      <path className={styles.paper} d="M38 112c42 5 84 5 126 0-2 9-10 12-18 12H58c-9 0-17-3-20-12Z" />
      <path
        className={styles.saffron}
        d="M60 74c-2-30 18-46 42-46 26 0 44 17 43 43Z"
        transform="rotate(-14 100 70)"
      />
      <path d="m46 88 104-28" />
      <circle className={styles.terracotta} cx="89" cy="25" r="6" />
      <path className={styles.thin} d="M72 62c0-12 7-19 16-22" />
      <path d="M98 88c0-6 4-9 9-9 6 0 9 3 9 8 0 7-9 7-9 14M107 107v1" />
    </Illustration>
  );
}
