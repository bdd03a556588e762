import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { holidayText } from '@brigade/domain/schedule/holidays/holidays.ts';
import styles from './HolidayText.module.css';

interface Props {
  /** In ISO 8601, or as a date. */
  date: string | Temporal.PlainDate;
}

/** The holidays of a date, cut off where there is no room; nothing on other days. */
export default function HolidayText({ date }: Props) {
  const text = holidayText(Temporal.PlainDate.from(date));
  return text === null ? null : (
    <span className={styles.holiday} title={text}>
      {text}
    </span>
  );
}
