import { z } from 'zod';
import { bulkResult } from '../../filling/applications/applicationsApi.ts';
import { gigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';

/** Pays the work of several pros of a gig; responds in the order of the ids. */
export const payGig = endpoint({
  name: 'payGig',
  method: 'POST',
  path: '/staffer/gigs/{gigId}/pay/',
  idempotent: true,
  body: shape<{ readonly application_ids: readonly number[] }>(),
  response: z.object({ results: z.array(bulkResult) }),
});

/** Pays the work of a pro with a tip and a bonus; amounts in dollars. */
export const payApplication = endpoint({
  name: 'payApplication',
  method: 'POST',
  path: '/staffer/gig-applications/{id}/pay/',
  idempotent: true,
  body: shape<{ readonly tip_amount?: number; readonly bonus?: number }>(),
  response: gigApplicationWire,
});
