import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { columnParsers } from './columnParsers.ts';
import { inBatches } from './inBatches.ts';
import { inTurns } from './inTurns.ts';
import { preparing } from './preparing.ts';

/**
 * The dialect for the embedded database: the one of PostgreSQL, on a pool with the single connection that PGlite has.
 * Closing the dialect leaves PGlite open.
 */
export function pgliteDialect(pglite: PGlite): PostgresDialect {
  // The connection is never closed for being idle: it holds the prepared statements.
  const options = { max: 1, idleTimeoutMillis: 0, types: columnParsers };
  const pool = new Pool(Object.assign(createPgConfig(inBatches(pglite)), options));
  return new PostgresDialect({ pool: inTurns(preparing(pool)) });
}
