import { z } from 'zod';
import type { Listen } from '../../database/listen.ts';

const lostAccess = z.object({
  user_id: z.number(),
  location_id: z.number().nullable(),
  organization_id: z.number().nullable(),
});
const changedGig = z.object({ gig_id: z.number(), location_id: z.number() });

/** Somebody's rights became less: at a location, in an organization, or (neither) wherever they had any. */
export type LostAccess = z.output<typeof lostAccess>;

/** What the database tells at once when a transaction ends. */
export type ChangeSignal =
  | ({ kind: 'change' } & z.output<typeof changedGig>)
  | ({ kind: 'lost access' } & LostAccess)
  /** There is no saying what was told while nobody could hear. */
  | { kind: 'unknown' };

/** The signals of the database, for any number of hearers. */
export type ChangeSignals = {
  /** @returns a function that ends it. */
  subscribe: (hearer: (signal: ChangeSignal) => void) => () => void;
};

/** Listens once for all who follow along in this process. */
export async function hearChanges(listen: Listen): Promise<ChangeSignals> {
  const hearers = new Set<(signal: ChangeSignal) => void>();
  const tell = (signal: ChangeSignal) => hearers.forEach((hearer) => hearer(signal));
  await listen('changes', {
    message: (payload) => tell(toSignal(payload)),
    missed: () => tell({ kind: 'unknown' }),
  });
  return {
    subscribe: (hearer) => {
      hearers.add(hearer);
      return () => void hearers.delete(hearer);
    },
  };
}

function toSignal(payload: string): ChangeSignal {
  const told: unknown = JSON.parse(payload);
  const change = changedGig.safeParse(told);
  if (change.success) return { kind: 'change', ...change.data };
  const lost = lostAccess.safeParse(told);
  return lost.success ? { kind: 'lost access', ...lost.data } : { kind: 'unknown' };
}
