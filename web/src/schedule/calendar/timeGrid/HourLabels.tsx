import type { AxisRow } from './timeAxis.ts';
import styles from './HourLabels.module.css';

/** The hour labels beside the time grid. */
export function HourLabels({ rows }: { rows: readonly AxisRow[] }) {
  return (
    <div className={styles.hours} aria-hidden="true">
      {rows.map(({ hour, isRepeated }, index) => (
        <div key={`${hour} ${isRepeated}`} className={styles.hour}>
          <span className={styles.label}>
            {index === 0 ? null : `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`}
            {isRepeated ? <span className={styles.again}>again</span> : null}
          </span>
        </div>
      ))}
    </div>
  );
}
