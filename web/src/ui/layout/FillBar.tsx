import styles from './FillBar.module.css';

export interface FillBarProps {
  /** People who are sure to come. */
  confirmed: number;
  /** People who are picked and have not confirmed yet. */
  selected: number;
  /** People wanted. */
  places: number;
}

/** How full a shift is, as a bar and in words. */
export function FillBar({ confirmed, selected, places }: FillBarProps) {
  const isFull = places > 0 && confirmed >= places;
  // A bar with more people than places is full, not too long.
  const whole = Math.max(places, confirmed + selected, 1);
  return (
    <div className={styles.fill} data-full={isFull || undefined}>
      <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.places} width="100" height="6" />
        <rect className={styles.selected} width={(100 * (confirmed + selected)) / whole} height="6" />
        <rect className={styles.confirmed} width={(100 * confirmed) / whole} height="6" />
      </svg>
      <span className={styles.text}>
        <span>
          <strong>{confirmed}</strong> of {places} confirmed
        </span>
        {selected > 0 ? <span>, {selected} selected</span> : null}
      </span>
    </div>
  );
}
