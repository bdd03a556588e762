import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The database, or a transaction on it: a transaction is a `Database` too, so a function that takes one
 * works inside and outside of a transaction.
 *
 * PGlite has one connection. Inside `database.transaction().execute(async (trx) => ...)` every query goes
 * through `trx`: a query on the outer handle would wait for the transaction, which waits for the query.
 */
export type Database = Kysely<Tables>;
