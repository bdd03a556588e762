import { startDate } from '../gigs/groupByDay.ts';
import { DateText } from '../../ui/layout/DateText.tsx';

interface Props {
  /** Instants in ISO 8601. */
  start: string;
  end: string;
  /** The IANA name of the time zone. Null if unknown. */
  zone: string | null;
}

/** The dates of an event, from the first start to the last end. */
export function EventDates({ start, end, zone }: Props) {
  const isOneDay = startDate(start, zone ?? 'UTC') === startDate(end, zone ?? 'UTC');
  return (
    <>
      <DateText instant={start} zone={zone} format="day" />
      {isOneDay ? null : (
        <>
          {' – '}
          <DateText instant={end} zone={zone} format="day" />
        </>
      )}
    </>
  );
}
