import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { beginningsQuery, wordsOf } from '../../platform/database/wordBeginnings.ts';

/**
 * Matches gigs with a search text: `#` and a number match the id; otherwise each word must be a prefix of a word in the
 * position, description, contact or event.
 *
 * @param locationId limits the search to one location, which avoids reading the index entries of others
 */
export function gigSearch(text: string, locationId?: number): Expression<SqlBool> {
  const id = numberOf(text);
  if (id !== undefined) return expressionBuilder<Tables, 'gigs'>()('id', '=', Number(id));
  const words = wordsOf(text);
  if (words.length === 0) return sql<SqlBool>`false`;
  const mark = locationId === undefined ? '' : `l${locationId} `;
  return sql<SqlBool>`search_words @@ ${beginningsQuery(words, mark)}`;
}

/** Whether {@link gigSearch} searches only the index entries of that location. */
export function isMarkedSearch(text: string, locationId?: number): boolean {
  return locationId !== undefined && numberOf(text) === undefined;
}

function numberOf(text: string): string | undefined {
  return /^#(\d{1,16})$/.exec(text)?.[1];
}
