import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Finds gigs by what somebody typed: `#` and a number is a gig's id; otherwise each word must begin a word of
 * the position, description, contact or event.
 */
export function gigSearch(text: string): Expression<SqlBool> {
  const id = /^#(\d{1,9})$/.exec(text)?.[1];
  if (id !== undefined) return expressionBuilder<Tables, 'gigs'>()('id', '=', Number(id));
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql<SqlBool>`false`;
  // Only letters and digits are left, so that nothing of the text is read as the query's own syntax.
  return sql<SqlBool>`search_words @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
}
