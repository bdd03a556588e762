import { sql, type RawBuilder } from 'kysely';
import { RandomStream } from '../random/randomStream.ts';

/** How much to add to a marketplace. */
export interface Growth {
  gigs: number;
  applications: number;
  /** Equal seeds and instants produce equal rows. */
  seed: number;
  /** Gigs span from about two years before to four weeks after this instant, most of them in the last months. */
  now: Date;
}

/**
 * SQL for a deterministic number in [0, 1): equal for equal seeds, names and numbers, regardless of
 * the processing order.
 *
 * @param name - the name of the draw, so that two draws for a row differ
 * @param number - SQL for an integer, for example a row number
 */
export function draw({ seed }: Growth, name: string, number: RawBuilder<unknown>): RawBuilder<number> {
  const salt = new RandomStream(seed, `growth/${name}`).integer(1, 2_000_000_000);
  return sql<number>`((hashint8extended((${number})::bigint, ${sql.lit(salt)}) & 2147483647)::float8 / 2147483648)`;
}

/** SQL for a random text. */
export function pick(texts: readonly string[], drawn: RawBuilder<number>): RawBuilder<string> {
  const list = sql.join(texts.map((text) => sql.lit(text)));
  return sql<string>`(array[${list}])[1 + floor(${drawn} * ${sql.lit(texts.length)})::int]`;
}

/** SQL for the text at `number` modulo their count. */
export function turn(texts: readonly string[], number: RawBuilder<unknown>): RawBuilder<string> {
  const list = sql.join(texts.map((text) => sql.lit(text)));
  return sql<string>`(array[${list}])[1 + (${number}) % ${sql.lit(texts.length)}]`;
}
