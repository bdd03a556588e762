import { Temporal } from '../../platform/time/temporal.ts';

/** The first and the last day of a stretch of time. */
export interface Moment {
  readonly from: Temporal.PlainDate;
  readonly until: Temporal.PlainDate;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekdays = 'mon tue wed thu fri sat sun'.split(' ');
const quarters = 'first second third fourth'.split(' ');

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const year = '(?: (?:of )?(?:20\\d{2}|(?:last|this) year))?';
const nth = '\\d{1,2}(?:st|nd|rd|th)?';

/** Matches a moment in lower case; {@link readMoment} reads it. */
export const momentPattern = [
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`\d{1,2}/\d{1,2}(?:/(?:20)?\d{2})?`,
  `${month} ${nth}${year}`,
  `${nth} (?:of )?${month}${year}`,
  `(?:(?:last|this) )?${month}${year}`,
  `(?:(?:last|this) )?${weekday}`,
  '(?:this|last) (?:weekend|week|month|quarter|year)',
  `q[1-4]${year}`,
  `(?:${quarters.join('|')}) quarter${year}`,
  'yesterday|today',
  String.raw`\d{1,3} (?:day|week|month|year)s? ago`,
  String.raw`20\d{2}`,
].join('|');

/** Months that are first names as well, without a year or a day. */
export const ambiguousMoment = /^(?:jan|april|may|june|20\d{2})$/;

/**
 * Reads what {@link momentPattern} matches. Without a year, it is the latest one that has begun.
 *
 * @returns null for days that do not exist
 */
export function readMoment(text: string, today: Temporal.PlainDate): Moment | null {
  const day = dayIn(text, today);
  if (day) return day;
  const [first = '', unit = ''] = text.split(' ');
  const named = months.indexOf(text.replace(/^(?:last|this) /, '').slice(0, 3));
  if (named >= 0 && new RegExp(`^(?:(?:last|this) )?${month}${year}$`).test(text)) {
    return stretch(yearIn(text, today), named + 1, 1, today, first === 'last' ? today.month : null);
  }
  const quarter = /^q[1-4]/.test(text) ? Number(text[1]) : quarters.indexOf(first) + 1;
  if (quarter > 0) return stretch(yearIn(text, today), 3 * quarter - 2, 3, today, null);
  if (/^20\d{2}$/.test(text)) return stretch(Number(text), 1, 12, today, null);
  const back = first === 'last' ? 1 : 0;
  if (unit === 'month') return stretchFrom(today.with({ day: 1 }).subtract({ months: back }), { months: 1 });
  if (unit === 'year') return stretch(today.year - back, 1, 12, today, null);
  if (unit === 'quarter') {
    const start = today.with({ day: 1 }).subtract({ months: ((today.month - 1) % 3) + 3 * back });
    return stretchFrom(start, { months: 3 });
  }
  // Weeks begin on Sunday.
  if (unit === 'week')
    return stretchFrom(today.subtract({ days: (today.dayOfWeek % 7) + 7 * back }), { days: 7 });
  if (unit === 'weekend') {
    const saturday = today.subtract({ days: (today.dayOfWeek + 1) % 7 });
    const isOn = today.dayOfWeek >= 6;
    return stretchFrom(back === 1 && isOn ? saturday.subtract({ days: 7 }) : saturday, { days: 2 });
  }
  return null;
}

/** The single day that a text names. */
function dayIn(text: string, today: Temporal.PlainDate): Moment | null {
  if (text === 'today') return { from: today, until: today };
  if (text === 'yesterday') return stretchFrom(today.subtract({ days: 1 }), { days: 1 });
  const ago = /^(\d+) (day|week|month|year)s? ago$/.exec(text);
  if (ago) return stretchFrom(today.subtract({ [`${ago[2]}s`]: Number(ago[1]) }), { days: 1 });
  const asWeekday = new RegExp(`^(?:(last|this) )?(${weekday})$`).exec(text);
  if (asWeekday) {
    const days = (today.dayOfWeek - 1 - weekdays.indexOf(String(asWeekday[2]).slice(0, 3)) + 7) % 7;
    return stretchFrom(today.subtract({ days: days === 0 && asWeekday[1] === 'last' ? 7 : days }), {
      days: 1,
    });
  }
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return oneDay(Number(iso[1]), Number(iso[2]), Number(iso[3]), today);
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d{2}))?$/.exec(text);
  if (slashed) {
    const given = slashed[3] === undefined ? null : 2000 + Number(slashed[3]);
    return oneDay(given, Number(slashed[1]), Number(slashed[2]), today);
  }
  const spelled = new RegExp(`^(?:(${month}) (${nth})|(${nth}) (?:of )?(${month}))${year}$`).exec(text);
  if (!spelled) return null;
  const name = String(spelled[1] ?? spelled[4]);
  const date = Number.parseInt(String(spelled[2] ?? spelled[3]), 10);
  return oneDay(yearIn(text, today), months.indexOf(name.slice(0, 3)) + 1, date, today);
}

/** The year that a text ends with; null for none. */
function yearIn(text: string, today: Temporal.PlainDate): number | null {
  if (text.endsWith('last year')) return today.year - 1;
  if (text.endsWith('this year')) return today.year;
  const given = / (20\d{2})$/.exec(text);
  return given ? Number(given[1]) : null;
}

function oneDay(
  given: number | null,
  monthNumber: number,
  day: number,
  today: Temporal.PlainDate,
): Moment | null {
  const inYear = (of: number) => {
    try {
      return Temporal.PlainDate.from({ year: of, month: monthNumber, day }, { overflow: 'reject' });
    } catch {
      return null;
    }
  };
  // A leap day is in one year of four.
  const years = given === null ? [0, 1, 2, 3, 4, 5, 6, 7, 8].map((back) => today.year - back) : [given];
  for (const of of years) {
    const date = inYear(of);
    if (date && (given !== null || Temporal.PlainDate.compare(date, today) <= 0))
      return stretchFrom(date, { days: 1 });
  }
  return null;
}

/** Whole months, in the given year or else in the latest in which they have begun; `but` is a month that does not count as begun. */
function stretch(
  given: number | null,
  firstMonth: number,
  count: number,
  today: Temporal.PlainDate,
  but: number | null,
): Moment {
  const isAhead = firstMonth > today.month || firstMonth === but;
  const of = given ?? (isAhead ? today.year - 1 : today.year);
  return stretchFrom(Temporal.PlainDate.from({ year: of, month: firstMonth, day: 1 }), { months: count });
}

function stretchFrom(from: Temporal.PlainDate, length: { days: number } | { months: number }): Moment {
  return { from, until: from.add(length).subtract({ days: 1 }) };
}
