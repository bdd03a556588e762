import { formatDay } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentDay, currentInstant } from '../../platform/clock/currentTime.ts';

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
  const day = Temporal.PlainDate.from(date);
  const name = nearDays[currentDay(zone).until(day).days];
  const label = formatDay(day.toZonedDateTime(zone).toInstant(), zone, currentInstant());
  return (
    <h2 id={id} className={className}>
      {name ? <strong>{name}</strong> : null} <span>{label}</span>
    </h2>
  );
}

const nearDays: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };
