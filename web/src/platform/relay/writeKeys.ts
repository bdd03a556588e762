import type { RequestParameters, Variables } from 'relay-runtime';
import { randomId } from './randomId.ts';

/** The idempotency key of a write, and a callback for when it has been answered. */
export interface NamedWrite {
  readonly key: string;
  readonly answered: () => void;
}

/**
 * Creates idempotency keys. A write whose response was lost keeps its key: sent again with the same variables, the
 * gateway runs it only once. After a response, the same variables are a new write.
 */
export function writeKeys(): (request: RequestParameters, variables: Variables) => NamedWrite {
  const unanswered = new Map<string, string>();
  return (request, variables) => {
    const write = JSON.stringify([request.id, variables]);
    const key = unanswered.get(write) ?? randomId();
    unanswered.set(write, key);
    return { key, answered: () => void unanswered.delete(write) };
  };
}
