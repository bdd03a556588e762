import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { changeWire } from './changeWire.ts';

/** Lists the changes to a gig and its applications, newest first. */
export const listGigChanges = endpoint({
  name: 'listGigChanges',
  method: 'GET',
  path: '/staffer/gigs/{id}/changes/',
  query: shape<PageQuery & { since_revision?: number }>(),
  response: paged(changeWire),
});
