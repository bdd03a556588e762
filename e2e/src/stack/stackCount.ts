import { availableParallelism, totalmem } from 'node:os';

const bytesPerStack = 2 * 1024 ** 3;

/**
 * How many files of journeys run at the same time, each against a stack of its own: one per processor, as far as the
 * memory allows; a single one with DATABASE_URL, which all stacks would share.
 */
export const stackCount = process.env['DATABASE_URL']
  ? 1
  : Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / bytesPerStack)));
