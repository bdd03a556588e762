import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/**
 * Matches gigs with a search text: `#` and a number match the id; otherwise each word must be a prefix of a word in the
 * position, description, contact or event.
 *
 * @param locationId limits the search to one location, which avoids reading the index entries of others
 */
export function gigSearch(text: string, locationId?: number): Expression<SqlBool> {
  const id = numberOf(text);
  if (id !== undefined) return expressionBuilder<Tables, 'gigs'>()('id', '=', Number(id));
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql<SqlBool>`false`;
  const mark = locationId === undefined ? '' : `l${locationId} `;
  // Only letters and digits are left, so the text cannot contain tsquery syntax.
  const beginnings = words.map((word) => `'${mark}${word.toLowerCase()}':*`);
  return sql<SqlBool>`search_words @@ ${beginnings.join(' & ')}::tsquery`;
}

/** Whether {@link gigSearch} searches only the index entries of that location. */
export function isMarkedSearch(text: string, locationId?: number): boolean {
  return locationId !== undefined && numberOf(text) === undefined;
}

function numberOf(text: string): string | undefined {
  return /^#(\d{1,9})$/.exec(text)?.[1];
}
