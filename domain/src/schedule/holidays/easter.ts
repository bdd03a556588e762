import { Temporal } from '../../platform/time/temporal.ts';

/** Whether a date is a number of days after Easter Sunday of its year, or before. */
export function isDaysFromEaster(days: number): (date: Temporal.PlainDate) => boolean {
  return (date) => easterSunday(date.year).add({ days }).equals(date);
}

/** Easter Sunday in the Gregorian calendar, by the computation of Meeus, Jones and Butcher. */
function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}
