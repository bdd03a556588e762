import { availableParallelism, totalmem } from 'node:os';

const bytesPerStack = 2 * 1024 ** 3;

/** A journey waits for its browser, its stack and the network about a third of its time. */
const stacksPerProcessor = 1.5;

/**
 * How many files of journeys run at the same time, each against a stack of its own, as far as the memory allows; a single
 * one with DATABASE_URL, which all stacks would share.
 */
export const stackCount = process.env['DATABASE_URL']
  ? 1
  : Math.max(
      1,
      Math.min(
        Math.floor(availableParallelism() * stacksPerProcessor),
        Math.floor(totalmem() / bytesPerStack),
      ),
    );
