import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

/** The words of a text, without punctuation and wildcards. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A full-text query for rows with words that begin like each of these.
 *
 * @param words at least one; of letters and digits only, so that they cannot contain the syntax of a query
 * @param mark precedes each word
 * @param operator `|`: like any of these
 */
export function beginningsQuery(
  words: readonly string[],
  mark = '',
  operator: '&' | '|' = '&',
): RawBuilder<unknown> {
  const beginnings = words.map((word) => `'${mark}${word.toLowerCase()}':*`);
  return sql`${beginnings.join(` ${operator} `)}::tsquery`;
}

/** Whether the name of an index has words that begin like each of these. */
export function hasWords(indexed: RawBuilder<string>, words: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`name_words(${indexed}) @@ ${beginningsQuery(words)}`;
}

/** Whether the name of an index has a word that begins like any of these. */
export function hasAnyWord(indexed: RawBuilder<string>, words: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`name_words(${indexed}) @@ ${beginningsQuery(words, '', '|')}`;
}
