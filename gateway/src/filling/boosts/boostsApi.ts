import { gigWire } from '../../schedule/gigs/gigWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';

/** Puts a bonus on a gig, or raises it; in dollars for each pro. */
export const boostGigCall = endpoint({
  name: 'boostGig',
  method: 'POST',
  path: '/staffer/gigs/{id}/boost/',
  body: shape<{ bonus: number }>(),
  response: gigWire,
});
