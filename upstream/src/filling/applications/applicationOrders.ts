import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Each order follows an index from one end to the other; the id decides between equals. */
const orders = {
  match_score: ['match_score', 'asc', 'desc'],
  '-match_score': ['match_score', 'desc', 'asc'],
  created_ts: ['created_ts', 'asc', 'asc'],
  '-created_ts': ['created_ts', 'desc', 'desc'],
  gig__start_time: ['gig_start_time', 'asc', 'desc'],
  '-gig__start_time': ['gig_start_time', 'desc', 'asc'],
  id: ['id', 'asc', undefined],
  '-id': ['id', 'desc', undefined],
} as const;

/** An order of a list of applications. */
export type ApplicationOrder = keyof typeof orders;

export const applicationOrders = Object.keys(orders) as ApplicationOrder[];

/** Puts applications into an order in which no two are equal. */
export function orderApplications<Row>(
  applications: SelectQueryBuilder<Tables, 'gig_applications', Row>,
  order: ApplicationOrder,
) {
  const [column, direction, idDirection] = orders[order];
  const ordered = applications.orderBy(column, direction);
  return idDirection ? ordered.orderBy('id', idDirection) : ordered;
}
