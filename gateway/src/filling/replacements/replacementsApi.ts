import type { ReplacementReason } from '@brigade/domain/filling/replacements/replacementReasons.ts';
import { z } from 'zod';
import { gigApplicationWire } from '../applications/gigApplicationWire.ts';
import { conflictWire } from '../conflicts/conflictWire.ts';
import { offerResultWire } from '../offers/directOfferWire.ts';
import { proWire } from '../../pros/profiles/proWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { wireError } from '../../platform/rest/wireError.ts';

/** Records why a pro drops out, and offers the place to others. */
export const createReplacement = endpoint({
  name: 'createReplacement',
  method: 'POST',
  path: '/staffer/gig-applications/{id}/replace/',
  body: shape<{
    reason: ReplacementReason;
    /** Dollars. */
    boost: number | null;
    pro_ids?: readonly number[];
    limit?: number;
    message: string | null;
  }>(),
  response: z.object({ application: gigApplicationWire, results: z.array(offerResultWire) }),
});

/** One of several replacements. */
export interface ReplacementItem {
  readonly application_id: number;
  readonly reason: ReplacementReason;
  /** Of the pro to ask; the best match if it is left out. */
  readonly uuid?: string;
}

/** Replaces several pros of a gig, each independently; responds in the order of the replacements. */
export const createReplacements = endpoint({
  name: 'createReplacements',
  method: 'POST',
  path: '/staffer/gigs/{gigId}/replacements/',
  body: shape<{
    replacements: readonly ReplacementItem[];
    /** Dollars. */
    boost: number | null;
    message: string | null;
  }>(),
  response: z.object({
    results: z.array(
      z.discriminatedUnion('ok', [
        z.object({
          ok: z.literal(true),
          application: gigApplicationWire,
          /** Null where no pro matches. */
          offer: offerResultWire.nullable(),
        }),
        z.object({ ok: z.literal(false), error: wireError }),
      ]),
    ),
  }),
});

const standbyWire = z.object({
  gigster: proWire,
  match_score: z.number(),
  conflicts: z.array(conflictWire),
});

/** A pro who could step in. */
export type StandbyWire = z.infer<typeof standbyWire>;

/** Who could step in, the best match first. */
export const listStandbys = endpoint({
  name: 'listStandbys',
  method: 'GET',
  path: '/staffer/gigs/{gigId}/standbys/',
  query: shape<{ limit: number }>(),
  response: z.object({ results: z.array(standbyWire) }),
});
