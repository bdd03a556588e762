import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Each order follows an index from one end to the other; the id decides between equals. */
const orders = {
  start_time: ['start_time', 'asc', 'asc'],
  '-start_time': ['start_time', 'desc', 'desc'],
  '-created_ts': ['created_ts', 'desc', 'asc'],
  '-last_updated_ts': ['last_updated_ts', 'desc', 'asc'],
} as const;

/** An order that a list of gigs can stand in. */
export type GigOrder = keyof typeof orders;

export const gigOrders = Object.keys(orders) as GigOrder[];

/** Puts gigs into an order in which no two are equal. */
export function orderGigs<Row>(gigs: SelectQueryBuilder<Tables, 'gigs', Row>, order: GigOrder) {
  const [column, direction, idDirection] = orders[order];
  return gigs.orderBy(column, direction).orderBy('id', idDirection);
}
