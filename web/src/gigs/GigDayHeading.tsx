import { formatDay } from '@brigade/domain/time/formatTime.ts';
import { Temporal } from '@brigade/domain/time/temporal.ts';
import { currentInstant } from '../clock/currentTime.ts';

interface Props {
  id: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Where the day is; decides whether it is today. */
  zone: string;
  className?: string | undefined;
}

/** A day of the list: near ones by name. */
export function GigDayHeading({ id, date, zone, className }: Props) {
  const now = currentInstant();
  const day = Temporal.PlainDate.from(date);
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const name = nearDays[today.until(day).days];
  const label = formatDay(day.toZonedDateTime(zone).toInstant(), zone, now);
  return (
    <h2 id={id} className={className}>
      {name ? <strong>{name}</strong> : null} <span>{label}</span>
    </h2>
  );
}

const nearDays: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };
