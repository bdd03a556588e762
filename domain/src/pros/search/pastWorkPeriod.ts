import { Temporal } from '../../platform/time/temporal.ts';
import { ambiguousMoment, type Moment, momentPattern, readMoment } from './pastWorkMoment.ts';

/** The first and the last day of a period, in ISO 8601; null for an open end. */
export interface Period {
  readonly from: string | null;
  readonly until: string | null;
}

const moment = `(${momentPattern})`;
const edge = '(?:the )?(?:(?:start|beginning|end) of )?(?:the )?';
const range = new RegExp(
  ` (?:between |from )?${edge}${moment} (?:and|to|through|until|till|-) ${edge}${moment} `,
);
const onward = new RegExp(` from ${edge}${moment} (?:on|onwards?|forward) `);
const bound = new RegExp(` (since|after|before|until|till|up to|through) ${edge}${moment} `);
const within = new RegExp(` (?:back )?(in|on|during|over|from|for|within) (?:the )?${moment} `);
const alone = new RegExp(` ()(?:the )?${moment} `);

/**
 * Takes the first period out of words in lower case: "in October", "since May 2025", "between June and August". The words
 * begin and end with a space.
 */
export function takePeriod(words: string, today: Temporal.PlainDate): Period & { readonly rest: string } {
  for (const [pattern, read] of readers) {
    const found = pattern.exec(words);
    const period = found && read(found, today);
    if (period) return { ...period, rest: words.replace(found[0], ' ') };
  }
  return { from: null, until: null, rest: words };
}

type Reader = (found: RegExpExecArray, today: Temporal.PlainDate) => Period | null;

const readers: readonly (readonly [RegExp, Reader])[] = [
  [range, ([, one = '', other = ''], today) => between(one, other, today)],
  [
    onward,
    ([, text = ''], today) => {
      const read = readMoment(text, today);
      return read && { from: read.from.toString(), until: null };
    },
  ],
  [
    bound,
    ([, word = '', text = ''], today) => {
      const read = readMoment(text, today);
      return read && bounded(word, read);
    },
  ],
  [within, ([, , text = ''], today) => days(readMoment(text, today))],
  [alone, ([, , text = ''], today) => (ambiguousMoment.test(text) ? null : days(readMoment(text, today)))],
];

function days(read: Moment | null): Period | null {
  return read && { from: read.from.toString(), until: read.until.toString() };
}

function bounded(word: string, { from, until }: Moment): Period {
  if (word === 'since') return { from: from.toString(), until: null };
  if (word === 'after') return { from: until.add({ days: 1 }).toString(), until: null };
  return { from: null, until: (word === 'before' ? from.subtract({ days: 1 }) : until).toString() };
}

/** From one moment to another, each of which helps to find the year of the other. */
function between(one: string, other: string, today: Temporal.PlainDate): Period | null {
  const isDated = / (?:20\d{2}|year)$|^\d{4}-|\/\d+\//.test(one);
  const first = readMoment(one, today);
  // "From October 2025 to January": the first January after it.
  const last = readMoment(other, first && isDated ? first.from.add({ years: 1 }) : today);
  const start = last && (isDated ? first : readMoment(one, last.until));
  if (!last || !start) return null;
  const isInOrder = Temporal.PlainDate.compare(start.from, last.from) <= 0;
  const [earlier, later] = isInOrder ? [start, last] : [last, start];
  return { from: earlier.from.toString(), until: later.until.toString() };
}
