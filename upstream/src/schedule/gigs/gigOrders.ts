import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Each order walks an index in one direction, with the id as the tie-breaker. */
const orders = {
  start_time: ['start_time', 'asc', 'asc'],
  '-start_time': ['start_time', 'desc', 'desc'],
  '-created_ts': ['created_ts', 'desc', 'asc'],
  '-last_updated_ts': ['last_updated_ts', 'desc', 'asc'],
} as const;

/** An order of a list of gigs. */
export type GigOrder = keyof typeof orders;

export const gigOrders = Object.keys(orders) as GigOrder[];

/** Adds a total order to a query of gigs. */
export function orderGigs<Row>(gigs: SelectQueryBuilder<Tables, 'gigs', Row>, order: GigOrder) {
  const [column, direction, idDirection] = orders[order];
  return gigs.orderBy(column, direction).orderBy('id', idDirection);
}
