import { endpoint, shape } from '../rest/endpoint.ts';
import { paged, type PageQuery } from '../rest/paged.ts';
import { changeWire } from './changeWire.ts';

/** What was done to a gig and its applications, the last first. */
export const listGigChanges = endpoint({
  name: 'listGigChanges',
  method: 'GET',
  path: '/staffer/gigs/{id}/changes/',
  query: shape<PageQuery & { since_revision?: number }>(),
  response: paged(changeWire),
});
