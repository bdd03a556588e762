import { inject } from 'vitest';
import type { Stack } from './startStack.ts';

/** The stack of this worker, which its files share one after the other; each journey works on gigs of its own. */
export const sharedStack: Pick<Stack, 'url' | 'upstreamUrl'> = stackOfWorker();

function stackOfWorker() {
  const stacks = inject('stacks');
  const stack = stacks[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!stack) throw new Error(`${stacks.length} stacks run, none of them for this worker.`);
  return stack;
}
