import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface CollectGarbage {
  (options: { readonly type: 'major'; readonly flavor: 'last-resort' }): void;
}

/**
 * Returns memory to the operating system after the start of the process. Most of what the start allocates is garbage
 * soon, and the young generation keeps the size that it has grown to until the whole heap is collected.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as CollectGarbage;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', flavor: 'last-resort' });
}
