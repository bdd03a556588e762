import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { SandboxActsTable } from '../sandboxTables.ts';

/** Something that pros react to, and what they are going to do about it. */
export type Situation = {
  /** Unique; it is met once. */
  name: string;
  acts: readonly Insertable<SandboxActsTable>[];
};

/** What situations are found with: at most a batch of those that were not met yet. */
export type Meeting = { trx: Transaction<Tables>; seed: number; now: Date };

/** Finds situations of one kind. */
export type Meet = (meeting: Meeting) => Promise<Situation[]>;
