import { lapseKinds } from '@brigade/domain/filling/advice/lapse.ts';
import { z } from 'zod';
import { gigApplicationWire } from '../applications/gigApplicationWire.ts';
import { proWire } from '../../pros/profiles/proWire.ts';
import { endpoint } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

const adviceWire = z.object({
  lapse: z.object({ kind: z.enum(lapseKinds), pro_name: z.string(), ts: wireInstant }).nullable(),
  next_best: z
    .object({
      gigster: proWire,
      match_score: z.int(),
      /** Null: the pro has not applied. */
      application: gigApplicationWire.nullable(),
    })
    .nullable(),
  /** Dollars for each pro. */
  boost: z.object({ bonus: z.number(), reopened_ts: wireInstant }).nullable(),
  /** Not every server returns it. */
  fill_history: z.object({ gigs: z.int(), filled_gigs: z.int() }).nullish(),
});

/** What would help to fill a gig. */
export type AdviceWire = z.infer<typeof adviceWire>;

const getGigAdvice = endpoint({
  name: 'getGigAdvice',
  method: 'GET',
  path: '/staffer/gigs/{id}/advice/',
  response: adviceWire,
});

/** The advice on a gig; absent where the server gives none. */
export const adviceOfGig = loader({
  one: (id: number, rest) => rest.call(getGigAdvice, { path: { id } }),
});
