import styles from './Logo.module.css';

/** The name with its mark: a serving bell above the line of a team. */
export function Logo({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg
        className={styles.mark}
        viewBox="0 0 32 32"
        role={isMarkOnly ? 'img' : undefined}
        aria-label={isMarkOnly ? 'Brigade' : undefined}
        aria-hidden={isMarkOnly ? undefined : true}
      >
        <rect className={styles.tile} width="32" height="32" rx="9" />
        <path className={styles.bell} d="M7 19.5a9 9 0 0 1 18 0Z" />
        <circle className={styles.knob} cx="16" cy="8.2" r="1.9" />
        <rect className={styles.line} x="6" y="22" width="20" height="2.6" rx="1.3" />
      </svg>
      {isMarkOnly ? null : <span className={styles.name}>Brigade</span>}
    </span>
  );
}
