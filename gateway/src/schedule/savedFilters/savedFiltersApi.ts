import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';

/** A saved filter of the caller. */
const savedFilterWire = z.object({ id: z.int(), location_id: z.int(), name: z.string(), search: z.string() });

export type SavedFilterWire = z.infer<typeof savedFilterWire>;

/** Lists the caller's filters for a location, at most 30. */
export const listSavedFilters = endpoint({
  name: 'listSavedFilters',
  method: 'GET',
  path: '/staffer/saved-filters/',
  query: shape<PageQuery & { location_id: number }>(),
  response: paged(savedFilterWire),
});

export const createSavedFilter = endpoint({
  name: 'createSavedFilter',
  method: 'POST',
  path: '/staffer/saved-filters/',
  body: shape<{ location_id: number; name: string; search: string }>(),
  response: savedFilterWire,
});

/** Deletes a filter. */
export const removeSavedFilter = endpoint({
  name: 'removeSavedFilter',
  method: 'DELETE',
  path: '/staffer/saved-filters/{id}/',
  response: noContent,
});
