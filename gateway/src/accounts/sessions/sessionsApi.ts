import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { sessionWire } from './sessionWire.ts';

/** Where the user is signed in, the newest sign-in first. */
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/users/me/sessions/',
  query: shape<PageQuery>(),
  response: paged(sessionWire),
});

/** One of the user's sessions. */
export const getSession = endpoint({
  name: 'getSession',
  method: 'GET',
  path: '/users/me/sessions/{id}/',
  response: sessionWire,
});

/** Ends one of the user's sessions. */
export const revokeSession = endpoint({
  name: 'revokeSession',
  method: 'DELETE',
  path: '/users/me/sessions/{id}/',
  response: noContent,
});
