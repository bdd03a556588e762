import { z } from 'zod';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { wireError } from '../../platform/rest/wireError.ts';
import { gigWire } from '../gigs/gigWire.ts';

/** An action on gigs, or on those of a series. */
export interface GigAction {
  action: 'update' | 'cancel' | 'close' | 'reopen';
  scope?: 'this' | 'following' | 'bundle';
  /** With "update": the fields that change. */
  changes?: Readonly<Record<string, unknown>>;
  /** With "update" of one gig: the revision that its changes were made from. */
  revision?: number;
  /** With "cancel": a cancellation reason as REST spells it. */
  reason?: string;
  explanation?: string | null;
}

export const effectsWire = z.object({
  asked_again: z.int(),
  released_pros: z.int(),
  released_applicants: z.int(),
  /** Dollars. */
  fee_amount: wireDecimal,
  /** Dollars, with the fees on it. */
  fee_total_amount: wireDecimal.nullish(),
});

/** What a step does to the people of a gig. */
export type GigEffectsWire = z.infer<typeof effectsWire>;

const resultWire = z.discriminatedUnion('ok', [
  z.object({ id: z.int(), ok: z.literal(true), gig: gigWire, effects: effectsWire.nullable() }),
  z.object({
    id: z.int(),
    ok: z.literal(false),
    error: wireError,
    /** The status of the response, if the gig had its own. */
    status: z.int().optional(),
  }),
]);

/** The outcome of one gig. */
export type GigResultWire = z.infer<typeof resultWire>;

/** The outcome of several gigs. */
export const gigResultsWire = z.object({ results: z.array(resultWire) });

/** Does one thing with each gig, each independently. */
export const actOnGigs = endpoint({
  name: 'actOnGigs',
  method: 'POST',
  path: '/staffer/gigs/bulk/',
  body: shape<GigAction & { ids: readonly number[] }>(),
  response: gigResultsWire,
});

/** Removes a gig that no pro has had to do with. */
export const removeGig = endpoint({
  name: 'removeGig',
  method: 'DELETE',
  path: '/staffer/gigs/{id}/',
  response: noContent,
});
