import { wordsOf } from '../../platform/database/wordBeginnings.ts';
import type { LocationScope } from '../../platform/access/locationScope.ts';
import type { Caller } from '../../platform/access/caller.ts';

/** Of each kind of result. */
export const mostResults = 5;

/** What is searched, where, and on whose behalf. */
export type SearchRequest = {
  text: string;
  words: readonly string[];
  scope: LocationScope;
  /** The one location to search; undefined for all of the caller. */
  locationId: number | undefined;
  caller: Caller;
  now: Date;
};

/** The words of a search; none when a single letter or only punctuation is left, which would match too much. */
export function searchedWords(text: string): readonly string[] {
  const words = wordsOf(text);
  return words.join('').length > 1 ? words : [];
}
