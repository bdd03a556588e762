import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string>();

/** Runs something for a caller, whose statements take turns with those of others. */
export function forCaller(caller: string, run: () => void): void {
  callers.run(caller, run);
}

/** The caller that this runs for; an empty name for work of the server itself. */
export function currentCaller(): string {
  return callers.getStore() ?? '';
}
