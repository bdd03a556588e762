import { isDay } from '@brigade/domain/platform/time/isDay.ts';
import { longestQuestion, type PastWorkQuestion } from '@brigade/domain/pros/search/pastWorkQuestion.ts';

/** Which past work the list shows. */
export interface PastWorkChoice extends PastWorkQuestion {
  /** What was asked in plain words, as it was typed; empty when nothing was. */
  readonly words: string;
}

/** The same as the address says it: what is left out is the default. */
export type PastWorkSearch = Readonly<Record<string, string>>;

/** Reads the address. What it does not know is dropped. */
export function readPastWorkSearch(search: Record<string, unknown>): PastWorkChoice {
  const positions = text(search['positions']).split(',');
  const rating = text(search['rating_gte']);
  const days = text(search['days']);
  return {
    words: text(search['words']).slice(0, longestQuestion),
    positionIds: [...new Set(positions.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number))].slice(0, 100),
    minimumRating: /^(?:[0-4](?:\.\d{1,2})?|5(?:\.0{1,2})?)$/.test(rating) ? Number(rating) : null,
    days: /^[1-9]\d{0,3}$/.test(days) && Number(days) <= 3650 ? Number(days) : null,
    from: day(search['from']),
    until: day(search['until']),
    isEverywhere: String(search['managed']) === 'true',
    name: text(search['pro_fullname']).trim().slice(0, 200),
  };
}

/** A question that the address asks; null for none. The screen reads it, and puts its filters into the address. */
export function readAsked(search: Record<string, unknown>): string | null {
  return text(search['ask']).trim().slice(0, longestQuestion) || null;
}

/** Writes the address. */
export function writePastWorkSearch(choice: PastWorkChoice): PastWorkSearch {
  const { words, positionIds, minimumRating, days, from, until, isEverywhere, name } = choice;
  const said = {
    words,
    positions: positionIds.join(','),
    rating_gte: minimumRating === null ? '' : String(minimumRating),
    days: days === null ? '' : String(days),
    from: from ?? '',
    until: until ?? '',
    managed: isEverywhere ? 'true' : '',
    pro_fullname: name,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
}

/** Whether the list leaves any work out. */
export function isPastWorkFiltered(choice: PastWorkChoice): boolean {
  const { words: _words, managed: _managed, ...filters } = writePastWorkSearch(choice);
  return Object.keys(filters).length > 0;
}

function day(value: unknown): string | null {
  const given = text(value);
  return isDay(given) ? given : null;
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
