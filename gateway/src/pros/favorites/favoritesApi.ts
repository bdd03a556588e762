import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { wireError } from '../../platform/rest/wireError.ts';
import { favoriteProWire } from './favoriteProWire.ts';

/** The favorites of a location. */
export const listFavorites = endpoint({
  name: 'listFavorites',
  method: 'GET',
  path: '/favorite-pros/',
  query: shape<PageQuery & { location_id: number; pro_id?: number }>(),
  response: paged(favoriteProWire),
});

/** Makes a pro a favorite; one who is one already stays one. */
export const addFavorite = endpoint({
  name: 'addFavorite',
  method: 'POST',
  path: '/favorite-pros/',
  body: shape<{ pro_id: number; location_id: number }>(),
  response: noContent,
});

/** Makes pros favorites, each independently; answers in their order. */
export const addFavorites = endpoint({
  name: 'addFavorites',
  method: 'POST',
  path: '/favorite-pros/bulk/',
  body: shape<{ location_id: number; uuids: readonly string[] }>(),
  response: z.object({
    results: z.array(
      z.discriminatedUnion('ok', [
        z.object({ ok: z.literal(true) }),
        z.object({ ok: z.literal(false), error: wireError }),
      ]),
    ),
  }),
});

/** Ends that. */
export const removeFavorite = endpoint({
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/favorite-pros/{id}/',
  response: noContent,
});

/** Ends it at all locations where the caller works. */
export const removeAllFavorites = endpoint({
  name: 'removeAllFavorites',
  method: 'DELETE',
  path: '/gigster-profiles/{id}/unfavorite-all/',
  response: noContent,
});
