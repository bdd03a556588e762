import { formatDay } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentDay, currentInstant } from '../../platform/clock/currentTime.ts';

interface Props {
  id: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The time zone that determines whether the day is today. */
  zone: string;
  className?: string | undefined;
  /** Names the zone beside the day: "EST". */
  zoneName?: string | null;
  /** What is planned on that day. */
  summary?: string | undefined;
}

/** The heading of a day, with "Yesterday", "Today" or "Tomorrow" where it applies. */
export function GigDayHeading({ id, date, zone, className, zoneName = null, summary }: Props) {
  const day = Temporal.PlainDate.from(date);
  const name = nearDays[currentDay(zone).until(day).days];
  const label = formatDay(day.toZonedDateTime(zone).toInstant(), zone, currentInstant());
  return (
    <div className={className}>
      <h2 id={id}>
        {name ? <strong>{name}</strong> : null} <span>{label}</span>{' '}
        {zoneName === null ? null : <small>{zoneName}</small>}
      </h2>
      {summary === undefined ? null : <p>{summary}</p>}
    </div>
  );
}

const nearDays: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };
