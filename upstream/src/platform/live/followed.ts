import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type TopicPlace = { locationId: number; organizationId: number };

/** Work at locations where the caller has no role any more, although it is billed to an organization of theirs. */
export type LeftWork = {
  locationIds: ReadonlySet<number>;
  /** For queries over the feed: whether an entry at one of these locations is about such work. */
  isBilled: (entries: ExpressionBuilder<Tables, 'change_feed'>) => Expression<SqlBool>;
};

/** What a caller may follow of a topic at the moment. */
export type Followed = {
  places: readonly TopicPlace[];
  /** Only these gigs of the places; null for all. */
  gigIds: ReadonlySet<number> | null;
  /** Besides the places; null for none. */
  left: LeftWork | null;
};

/** Whether a change at a location may be among what is followed. */
export function mayConcern(
  { places, gigIds, left }: Followed,
  change: { gig_id: number; location_id: number },
): boolean {
  if (gigIds !== null) return gigIds.has(change.gig_id);
  return (
    places.some(({ locationId }) => locationId === change.location_id) ||
    left?.locationIds.has(change.location_id) === true
  );
}
