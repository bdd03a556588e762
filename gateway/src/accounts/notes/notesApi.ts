import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { noteWire } from './noteWire.ts';

/** The notes about a user, the newest first. */
export const listNotes = endpoint({
  name: 'listNotes',
  method: 'GET',
  path: '/users/{id}/notes/',
  query: shape<PageQuery>(),
  response: paged(noteWire),
});

/** Writes a note about a user. */
export const addNote = endpoint({
  name: 'addNote',
  method: 'POST',
  path: '/users/{id}/notes/',
  body: shape<{ note: string }>(),
  response: noteWire,
});
