import { sql, type RawBuilder } from 'kysely';
import { RandomStream } from '../random/randomStream.ts';

/** How much is added to a marketplace. */
export interface Growth {
  gigs: number;
  applications: number;
  /** The same seed and `now` give the same rows. */
  seed: number;
  /** Gigs reach from about two years before to four weeks after this instant, most of them in the last months. */
  now: Date;
}

/**
 * SQL for a repeatable number from 0 up to, not including, 1: the same for the same seed, name and number, whatever
 * order the database works in.
 *
 * @param name - what is drawn, so that two draws for one row differ
 * @param number - SQL for a whole number, for example a row's number
 */
export function draw({ seed }: Growth, name: string, number: RawBuilder<unknown>): RawBuilder<number> {
  const salt = new RandomStream(seed, `growth/${name}`).integer(1, 2_000_000_000);
  return sql<number>`((hashint8extended((${number})::bigint, ${sql.lit(salt)}) & 2147483647)::float8 / 2147483648)`;
}

/** SQL for one of the texts, by a draw. */
export function pick(texts: readonly string[], drawn: RawBuilder<number>): RawBuilder<string> {
  const list = sql.join(texts.map((text) => sql.lit(text)));
  return sql<string>`(array[${list}])[1 + floor(${drawn} * ${sql.lit(texts.length)})::int]`;
}

/** SQL for one of the texts in turn: item number `number` modulo their count. */
export function turn(texts: readonly string[], number: RawBuilder<unknown>): RawBuilder<string> {
  const list = sql.join(texts.map((text) => sql.lit(text)));
  return sql<string>`(array[${list}])[1 + (${number}) % ${sql.lit(texts.length)}]`;
}
