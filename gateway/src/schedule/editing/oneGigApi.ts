import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { gigWire } from '../gigs/gigWire.ts';
import { effectsWire, gigResultsWire } from './changingApi.ts';

const changedGigWire = gigWire.extend({
  /** Not every server reports them. */
  effects: effectsWire.nullish(),
});

/** Changes the fields of a gig that are sent. */
export const changeGig = endpoint({
  name: 'changeGig',
  method: 'PATCH',
  path: '/staffer/gigs/{id}/',
  body: shape<Readonly<Record<string, unknown>>>(),
  response: changedGigWire,
});

/** Cancels a gig, or gigs of its series. Only some servers list the cancelled gigs in the response. */
export const cancelGig = endpoint({
  name: 'cancelGig',
  method: 'POST',
  path: '/staffer/gigs/{id}/cancel/',
  body: shape<{
    reason?: string | undefined;
    explanation?: string | null | undefined;
    scope: 'this' | 'following' | 'bundle';
  }>(),
  response: z.union([gigResultsWire, z.unknown().transform(() => ({ results: [] }))]),
});

/** Only some servers return the gig. */
const gigIfAny = z.union([gigWire, z.unknown().transform(() => null)]);

/** Closes a gig for applications. */
export const closeGig = endpoint({
  name: 'closeGig',
  method: 'POST',
  path: '/staffer/gigs/{id}/close-applications/',
  response: gigIfAny,
});

/** Opens a closed gig for applications again. */
export const reopenGig = endpoint({
  name: 'reopenGig',
  method: 'POST',
  path: '/staffer/gigs/{id}/reopen-applications/',
  response: gigIfAny,
});
