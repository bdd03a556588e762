/**
 * The next time on a day of the week at the demo's locations, an hour away or more. The demo data depends on the time of
 * the week it begins at, and every run finds the same.
 *
 * @param dayOfWeek 1 is Monday
 */
export function nextTimeOfWeek(dayOfWeek: number, time: string): Temporal.Instant {
  const now = Temporal.Now.zonedDateTimeISO('America/New_York');
  const day = now.add({ days: (dayOfWeek + 7 - now.dayOfWeek) % 7 }).withPlainTime(time);
  const isAhead = Temporal.ZonedDateTime.compare(day, now.add({ hours: 1 })) > 0;
  return (isAhead ? day : day.add({ weeks: 1 })).toInstant();
}
