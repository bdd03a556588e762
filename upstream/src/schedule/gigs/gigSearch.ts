import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * Finds gigs by what somebody typed: `#` and a number is a gig's id; otherwise each word must begin a word of
 * the position, description, contact or event.
 *
 * @param locationId where to look, if at one location only: that reads no words of other locations' gigs
 */
export function gigSearch(text: string, locationId?: number): Expression<SqlBool> {
  const id = numberOf(text);
  if (id !== undefined) return expressionBuilder<Tables, 'gigs'>()('id', '=', Number(id));
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql<SqlBool>`false`;
  const mark = locationId === undefined ? '' : `l${locationId} `;
  // Only letters and digits are left, so that nothing of the text is read as the query's own syntax.
  const beginnings = words.map((word) => `'${mark}${word.toLowerCase()}':*`);
  return sql<SqlBool>`search_words @@ ${beginnings.join(' & ')}::tsquery`;
}

/** Whether {@link gigSearch} finds gigs of that location only. */
export function isMarkedSearch(text: string, locationId?: number): boolean {
  return locationId !== undefined && numberOf(text) === undefined;
}

function numberOf(text: string): string | undefined {
  return /^#(\d{1,9})$/.exec(text)?.[1];
}
