import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const columns = {
  rating: 'rating',
  completion_rate: 'completion_percentage',
  gigs_worked: 'gigs_worked',
} as const;

/** An order that a list of pros can stand in; with `-` the best come first. */
export type ProOrder = keyof typeof columns | `-${keyof typeof columns}`;

export const proOrders = Object.keys(columns).flatMap((name) => [name, `-${name}`]) as ProOrder[];

/** Each order follows an index from one end to the other. Who has no value yet stands below all who have one. */
export function orderPros<Row>(pros: SelectQueryBuilder<Tables, 'pros', Row>, order: ProOrder) {
  if (order.startsWith('-')) {
    const column = columns[order.slice(1) as keyof typeof columns];
    return pros.orderBy(column, (by) => by.desc().nullsLast()).orderBy('id');
  }
  const column = columns[order as keyof typeof columns];
  return pros.orderBy(column, (by) => by.asc().nullsFirst()).orderBy('id', 'desc');
}
