import { z } from 'zod';
import type { Listen } from '../database/listen.ts';

const lostAccess = z.object({
  user_id: z.number(),
  location_id: z.number().nullable(),
  organization_id: z.number().nullable(),
});
const changedGig = z.object({ gig_id: z.number(), location_id: z.number() });

/** A user lost rights: at a location, in an organization, or (with neither set) everywhere. */
export type LostAccess = z.output<typeof lostAccess>;

/** Notifications that the database sends when a transaction commits. */
export type ChangeSignal =
  | ({ kind: 'change' } & z.output<typeof changedGig>)
  | ({ kind: 'lost access' } & LostAccess)
  /** Signals may have been missed while the connection was down. */
  | { kind: 'unknown' };

/** The signals of the database, for any number of listeners. */
export type ChangeSignals = {
  /** @returns a function that unsubscribes */
  subscribe: (listener: (signal: ChangeSignal) => void) => () => void;
};

/** Listens once on behalf of all streams of this process. */
export async function listenForChanges(listen: Listen): Promise<ChangeSignals> {
  const listeners = new Set<(signal: ChangeSignal) => void>();
  const notify = (signal: ChangeSignal) => listeners.forEach((listener) => listener(signal));
  await listen('changes', {
    message: (payload) => notify(toSignal(payload)),
    missed: () => notify({ kind: 'unknown' }),
  });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function toSignal(payload: string): ChangeSignal {
  const message: unknown = JSON.parse(payload);
  const change = changedGig.safeParse(message);
  if (change.success) return { kind: 'change', ...change.data };
  const lost = lostAccess.safeParse(message);
  return lost.success ? { kind: 'lost access', ...lost.data } : { kind: 'unknown' };
}
