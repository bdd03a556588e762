import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { SandboxActsTable } from '../sandboxTables.ts';

/** A situation that pros respond to, with their planned acts. */
export type Situation = {
  /** Unique, so that it is handled once. */
  name: string;
  acts: readonly Insertable<SandboxActsTable>[];
};

/** The transaction, seed and time for finding situations. */
type SituationQuery = { trx: Transaction<Tables>; seed: number; now: Date };

/** Finds a batch of unhandled situations of one kind. */
export type FindSituations = (meeting: SituationQuery) => Promise<Situation[]>;
