import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

const columns = {
  rating: 'rating',
  weighted_rating: 'weighted_rating',
  completion_rate: 'completion_percentage',
  gigs_worked: 'gigs_worked',
} as const;

/** An order of a list of pros; with `-` the best come first. */
export type ProOrder = keyof typeof columns | `-${keyof typeof columns}`;

export const proOrders = Object.keys(columns).flatMap((name) => [name, `-${name}`]) as ProOrder[];

/** Each order walks an index in one direction. Pros without a value rank below all others. */
export function orderPros<Row>(pros: SelectQueryBuilder<Tables, 'pros', Row>, order: ProOrder) {
  if (order.startsWith('-')) {
    const column = columns[order.slice(1) as keyof typeof columns];
    return pros.orderBy(column, (by) => by.desc().nullsLast()).orderBy('id');
  }
  const column = columns[order as keyof typeof columns];
  return pros.orderBy(column, (by) => by.asc().nullsFirst()).orderBy('id', 'desc');
}
