import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** A kitchen door with a lock and a note. */
export function NoPermission() {
  return (
    <Illustration>
      <path className={styles.paper} d="M62 28c24-3 50-3 74 0l2 96c-26 2-52 2-78 0Z" />
      <path className={styles.accent} d="M80 42h38v26c-13 2-26 2-38 0Z" />
      <path className={styles.thin} d="M88 60 99 46M97 62l12-16" />
      <path className={styles.saffron} d="M86 88h28v20c-9 2-19 2-28 0Z" />
      <path d="M91 88v-6c0-12 18-12 18 0v6" />
      <circle className={styles.ink} cx="100" cy="96" r="2.6" />
      <path d="M100 98v5" />
      <path d="M128 76v9" />
      <path d="M42 125c38 3 78 3 116 0" />
    </Illustration>
  );
}
