import { openLevelLabel, openLevels } from '@brigade/domain/insight/dashboards/openHours.ts';
import styles from './hours.module.css';

/** What the colors of hours mean. */
export function HourLegend() {
  return (
    <ul className={styles.legend} aria-label="Share of places that stayed open">
      {openLevels.map((level) => (
        <li key={level}>
          <span className={styles.swatch} data-level={level} />
          {openLevelLabel(level)}
        </li>
      ))}
    </ul>
  );
}
