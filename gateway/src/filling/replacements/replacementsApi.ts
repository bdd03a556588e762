import type { ReplacementReason } from '@brigade/domain/filling/replacements/replacementReasons.ts';
import { z } from 'zod';
import { gigApplicationWire } from '../applications/gigApplicationWire.ts';
import { offerResultWire } from '../offers/directOfferWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';

/** Records why a pro drops out, and offers the place to others. */
export const createReplacement = endpoint({
  name: 'createReplacement',
  method: 'POST',
  path: '/staffer/gig-applications/{id}/replace/',
  idempotent: true,
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
