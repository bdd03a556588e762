import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** A calendar without an entry, with a cup beside it. */
export function NoGigs() {
  return (
    <Illustration>
      <path
        className={styles.paper}
        d="M52 44c0-4 3-6 6-6l76-1c4 0 7 2 7 6l1 60c0 4-3 7-7 7l-75 1c-5 0-8-3-8-7Z"
      />
      <path className={styles.terracotta} d="M52 44c0-4 3-6 6-6l76-1c4 0 7 2 7 6v14l-89 1Z" />
      <path d="M72 31v13M120 30v13" />
      <path
        className={styles.faint}
        d="M66 71h11M91 71h11M116 70h11M66 84h11M91 84h11M116 83h11M66 97h11M91 97h11"
      />
      <path className={styles.accent} d="M128 92h34c1 20-4 32-17 32s-18-12-17-32Z" />
      <path d="M161 98c10-2 14 3 11 9-2 5-8 8-14 7M122 127c16 3 32 3 48-1" />
      <path className={styles.steam} d="M139 84c-4-5 4-7 0-13" />
      <path className={styles.steam} d="M150 84c-4-5 4-7 0-13" />
    </Illustration>
  );
}
