type Span = { work_start_time: string; work_end_time: string; timezone: string };

function partsOf(instant: string, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
    .format(new Date(instant))
    .split(', ');
  return { date: parts[0] ?? '', time: parts[1] ?? '' };
}

/** The day, start and end of work in its time zone: `2026-03-02`, `09:00`, `17:00`. */
export function localTimes({ work_start_time, work_end_time, timezone }: Span) {
  const start = partsOf(work_start_time, timezone);
  return { date: start.date, start: start.time, end: partsOf(work_end_time, timezone).time };
}

/** The day of an instant in a time zone: `2026-03-02`. */
export const localDay = (instant: string, timeZone: string) => partsOf(instant, timeZone).date;
