import type { RouteFactory } from '../../platform/server/route.ts';
import { createFavorite } from './createFavorite.ts';
import { createFavorites } from './createFavorites.ts';
import { deleteFavorite } from './deleteFavorite.ts';
import { listFavorites } from './listFavorites.ts';
import { unfavoriteAll } from './unfavoriteAll.ts';

/** The routes for favorites, in the order of the documentation. */
export const favoritesRoutes: readonly RouteFactory[] = [
  listFavorites,
  createFavorite,
  createFavorites,
  deleteFavorite,
  unfavoriteAll,
];
