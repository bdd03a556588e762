import { wholeList } from '../../platform/paging/wholeList.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { listPros } from '../profiles/prosApi.ts';
import type { ProWire } from '../profiles/proWire.ts';
import type { FavoriteProWire } from './favoriteProWire.ts';

/** Favorites with their pros. Those that a server sends without the pro are found by number among the favorite pros. */
export async function namedFavorites(
  rows: readonly FavoriteProWire[],
  location_id: number,
  rest: RestSession,
): Promise<readonly (Omit<FavoriteProWire, 'pro'> & { readonly pro: ProWire | null })[]> {
  const query = { location_id, is_favorite: true };
  const pros = rows.every(({ pro }) => pro)
    ? []
    : await wholeList((page) =>
        rest.call(listPros, { query: { ...query, ...page }, locationId: location_id }),
      );
  const byNumber = new Map(pros.map((pro) => [pro.profile_id, pro]));
  return rows.map((row) => ({ ...row, pro: row.pro ?? byNumber.get(row.pro_id) ?? null }));
}
