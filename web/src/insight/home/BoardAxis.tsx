import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import styles from './BoardAxis.module.css';
import { type BoardHours, hourLabel, shareOf } from './boardHours.ts';

interface Props {
  hours: BoardHours;
  /** The IANA zone of the location. */
  zone: string;
}

/** The hours above the shifts of a board. */
export function BoardAxis({ hours, zone }: Props) {
  return (
    <div className={styles.axis} aria-hidden="true">
      {hours.ticks.map((tick) => (
        <span
          key={tick}
          className={styles.tick}
          style={{ insetInlineStart: `${shareOf(tick, hours) * 100}%` }}
        >
          {hourLabel(Temporal.Instant.fromEpochMilliseconds(tick).toZonedDateTimeISO(zone).hour)}
        </span>
      ))}
    </div>
  );
}
