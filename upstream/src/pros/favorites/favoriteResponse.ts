import { z } from 'zod';
import { proSummary } from '../profiles/proSummary.ts';
import { id, instant } from '../../platform/server/parameters.ts';

/** The response schema of a location's favorite pro. */
export const favoriteResponse = z.object({ id, pro_id: id, location_id: id }).meta({ id: 'FavoritePro' });

/** A favorite in a list, with its pro. */
export const listedFavoriteResponse = favoriteResponse
  .extend({ created_ts: instant, pro: proSummary })
  .meta({ id: 'ListedFavoritePro' });
