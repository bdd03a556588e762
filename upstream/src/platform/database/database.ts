import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The database or a transaction on it: a function that takes a `Database`
 * works inside and outside of transactions.
 *
 * PGlite has one connection. Inside `database.transaction().execute(async (trx) => ...)`, every query
 * must use `trx`: a query on the outer handle would deadlock with the transaction.
 */
export type Database = Kysely<Tables>;
