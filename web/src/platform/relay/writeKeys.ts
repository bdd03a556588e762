import type { RequestParameters, Variables } from 'relay-runtime';

/** The name of one write, and the way to tell that it was answered. */
export interface NamedWrite {
  readonly key: string;
  readonly answered: () => void;
}

/**
 * Names writes. One whose answer was lost keeps its name: sent again with the same variables, it is the same write to
 * the gateway and happens once. After an answer the same variables are a new write.
 */
export function writeKeys(): (request: RequestParameters, variables: Variables) => NamedWrite {
  const unanswered = new Map<string, string>();
  return (request, variables) => {
    const write = JSON.stringify([request.id, variables]);
    const key = unanswered.get(write) ?? crypto.randomUUID();
    unanswered.set(write, key);
    return { key, answered: () => void unanswered.delete(write) };
  };
}
