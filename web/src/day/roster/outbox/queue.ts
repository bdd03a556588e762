import type { Act, ServerRecord } from './act.ts';

/**
 * The acts to send next, in one request: the first ones that wait. An act waits behind a refused one of the same pro,
 * until a person has decided about that; acts of other pros do not.
 *
 * @param acts in their order
 */
export function nextActs(acts: readonly Act[]): readonly Act[] {
  const refused = new Set<string>();
  for (const { applicationId, key, refusal } of acts) {
    if (refusal !== null) refused.add(applicationId);
    else if (!refused.has(applicationId)) return acts.filter((act) => isWaiting(act) && act.key === key);
  }
  return [];
}

/** Whether an act waits to be sent. */
export function isWaiting({ refusal }: Act): boolean {
  return refusal === null;
}

/** Whether an act was recorded on the page with this path. */
export function isOnPage({ page }: Act, pathname: string): boolean {
  return page.split('?', 1)[0] === pathname;
}

/** Whether an act waits to add a record, rather than to change the time of one that the server has. */
export function addsRecord(act: Act): boolean {
  return isWaiting(act) && !act.replaces;
}

/** Marks the acts with a key as sent. */
export function sent(acts: readonly Act[], key: string): readonly Act[] {
  return acts.map((act) => (act.key === key ? { ...act, isSent: true } : act));
}

/** Takes that mark back: nothing has left the browser, so that the acts can be undone. */
export function unsent(acts: readonly Act[], key: string): readonly Act[] {
  return acts.map((act) => (act.key === key ? { ...act, isSent: false } : act));
}

/**
 * The queue after a response to the acts with a key: those that took effect are gone, and a person decides about the
 * others. What waits behind a refused act gets a key of its own, because it is not sent together with others any more.
 *
 * @param refusals why the server refused, by application
 */
export function answered(
  acts: readonly Act[],
  key: string,
  refusals: ReadonlyMap<string, string>,
  newKey: () => string,
): readonly Act[] {
  return acts.flatMap((act) => {
    const refusal = refusals.get(act.applicationId);
    if (act.key === key) return refusal === undefined ? [] : [{ ...act, refusal }];
    return [refusal === undefined || !isWaiting(act) ? act : { ...act, key: newKey() }];
  });
}

interface Retry {
  readonly order: number;
  /** The idempotency key of the new request. */
  readonly key: string;
  /** The record on the server whose time changes; null to add a record. */
  readonly replaces: ServerRecord | null;
}

/**
 * The queue after a person wants a refused act to be sent again: as a new request, which is first of its pro. One that
 * another tab has sent again stays as it is.
 */
export function retried(acts: readonly Act[], { order, ...request }: Retry): readonly Act[] {
  return acts.map((act) =>
    act.order === order && !isWaiting(act) ? { ...act, ...request, isSent: false, refusal: null } : act,
  );
}

/** The queue without an act that was refused, or not sent yet. */
export function withdrawn(acts: readonly Act[], order: number): readonly Act[] {
  return acts.filter((act) => act.order !== order || (isWaiting(act) && act.isSent));
}
