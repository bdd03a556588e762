import { endpoint } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';

/** Deletes a punch of a pro; the history keeps it. */
export const removePunch = endpoint({
  name: 'removePunch',
  method: 'DELETE',
  path: '/staffer/gig-applications/{id}/punches/{punchId}/',
  idempotent: true,
  response: noContent,
});

/** Deletes a break of a pro; the history keeps it. */
export const removeBreak = endpoint({
  name: 'removeBreak',
  method: 'DELETE',
  path: '/staffer/gig-applications/{id}/breaks/{breakId}/',
  idempotent: true,
  response: noContent,
});
