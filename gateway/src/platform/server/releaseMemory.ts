import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface CollectGarbage {
  (options: { readonly type: 'major'; readonly flavor: 'last-resort' }): void;
}

/**
 * Returns the memory that the start of the process has left to the operating system. Most of what is loaded then is
 * garbage soon, and the young generation keeps the size that it has grown to until the whole heap is collected.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as CollectGarbage;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', flavor: 'last-resort' });
}
