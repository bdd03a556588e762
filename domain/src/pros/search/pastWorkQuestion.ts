import type { Temporal } from '../../platform/time/temporal.ts';
import { type Period, takePeriod } from './pastWorkPeriod.ts';
import { positionsCalled } from './positionSynonyms.ts';

/** Characters of a question. */
export const longestQuestion = 200;

/** The filters of a question about past work. */
export interface PastWorkQuestion extends Period {
  /** The ids of the named positions; empty for all. */
  readonly positionIds: readonly number[];
  /** The minimum rating, 0 to 5; null for any. */
  readonly minimumRating: number | null;
  /** Whether to search all locations instead of this one. */
  readonly isEverywhere: boolean;
  /** The maximum days since the start of the work; null for any. */
  readonly days: number | null;
  /** The remaining words: the name of a pro. */
  readonly name: string;
}

interface Position {
  readonly id: number;
  readonly name: string;
}

const fillers =
  /\b(?:show|find|list|me|us|all|the|our|my|who|worked|work|works|working|last|latest|recent|recently|past|previous|pros?|people|staff|with|rated?|ratings?|a|an|of|and|or|as|from|in|at|here|this|that|which|have|has|had|were|was|is|are|please|shifts?|gigs?|stars?)\b/g;

const fillersAlone = new RegExp(`^(?:${fillers.source})$`);

const daysOf = { day: 1, week: 7, month: 30, year: 365 };

/**
 * Parses a question in plain words, such as "last servers over 4.5 stars at this location". Removes recognized words; the
 * rest is a name. Never fails: a question without recognized words is a name.
 *
 * @param positions the catalog of positions; also matches plurals and lower case
 * @param today the day at the location: a month without a year is the latest one that has begun
 */
export function readPastWorkQuestion(
  words: string,
  positions: readonly Position[],
  today: Temporal.PlainDate,
): PastWorkQuestion {
  let rest = ` ${plainWords(words)} `;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = rest.replace(found[0], ' ');
    return found;
  };

  const isEverywhere =
    take(/ (?:at |in )?(?:all|any|every) (?:of )?(?:our |my )?(?:locations?|places|sites?) /) !== null;
  take(/ (?:at |in )?(?:this|our|my|the) (?:location|place|site) /);
  let days: number | null = null;
  for (const [unit, length] of Object.entries(daysOf)) {
    const period = take(
      new RegExp(
        String.raw` (?:in |over |within |during )?(?:the |this )?(?:(?:last |past )(\d{1,3}) |past )${unit}s? `,
      ),
    );
    if (period) days = Math.min(Number(period[1] ?? 1) * length, 3650);
  }
  const { from, until, rest: untimed } = takePeriod(rest, today);
  rest = untimed;
  const rating =
    take(
      / (?:over|above|at least|minimum|min|from|better than|more than)? ?([0-5](?:\.\d{1,2})?) ?(?:stars?|\+|or (?:more|better|higher|up)|and (?:up|above|over|more|higher|better))(?: stars?)? /,
    ) ?? take(/ (?:over|above|at least|better than|more than|rated) ([0-5](?:\.\d{1,2})?) /);
  const minimumRating = rating ? Math.min(Number(rating[1]), 5) : null;

  const positionIds: number[] = [];
  for (const { id, name } of positions.toSorted((one, other) => other.name.length - one.name.length)) {
    if (take(new RegExp(` ${escaped(plainWords(name))}(?:s|es)? `))) positionIds.push(id);
  }
  // A word such as "cooks" matches every position with it in its name.
  for (const word of rest.match(/[\p{L}']{4,}/gu) ?? []) {
    const single = word.replace(/s$/, '');
    const named = positions.filter(({ name }) =>
      name
        .toLowerCase()
        .split(/[^\p{L}']+/u)
        .includes(single),
    );
    const meant = named.length > 0 ? named : positionsCalled(word, positions);
    if (meant.length === 0 || fillersAlone.test(word)) continue;
    positionIds.push(...meant.map(({ id }) => id).filter((id) => !positionIds.includes(id)));
    rest = rest.replace(word, ' ');
  }
  const name = rest.replaceAll(fillers, ' ').replaceAll(/\s+/g, ' ').trim();
  return { positionIds, minimumRating, isEverywhere, days, from, until, name };
}

/** Whether words ask about past work, rather than being only a name. */
export function isPastWorkQuestion(
  words: string,
  positions: readonly Position[],
  today: Temporal.PlainDate,
): boolean {
  const { positionIds, name: _name, ...others } = readPastWorkQuestion(words, positions, today);
  const isNarrowed = Object.values(others).some((value) => value !== null && value !== false);
  return isNarrowed || positionIds.length > 0 || /(?:^| )(?:who|work(?:ed|s|ing)?) /.test(plainWords(words));
}

/** Lower case, with a single space for anything that is not part of a word or date. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[–—]/g, ' - ')
    .replaceAll(/(?:(?!(?<=\d)\/\d)[^\p{L}\p{N}.+'-])+/gu, ' ')
    .replace(/[. ]+$/, '');
}

/** A question that {@link readPastWorkQuestion} understands, whatever the catalog of positions. */
export function examplePastWorkQuestion([first]: readonly Position[]): string {
  const who = first ? `${first.name.toLowerCase()}s` : 'pros';
  return `Last ${who} over 4.5 stars at this location`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}
