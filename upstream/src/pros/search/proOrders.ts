import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { homeOnMap } from '../profiles/proDistance.ts';

const columns = {
  rating: 'rating',
  weighted_rating: 'weighted_rating',
  completion_rate: 'completion_percentage',
  gigs_worked: 'gigs_worked',
} as const;

type ColumnOrder = keyof typeof columns | `-${keyof typeof columns}`;

const columnOrders = Object.keys(columns).flatMap((name) => [name, `-${name}`]) as ColumnOrder[];

/** The orders that depend on a location: the best fit first, and who lives nearest first. */
const locationOrders = ['-fit', 'distance'] as const;

type LocationOrder = (typeof locationOrders)[number];

/** An order of a list of pros; with `-` the best come first. */
export type ProOrder = ColumnOrder | LocationOrder;

export const proOrders: readonly ProOrder[] = [...columnOrders, ...locationOrders];

type Pros<Row> = SelectQueryBuilder<Tables, 'pros', Row>;

/** Each order walks an index in one direction. Pros without a value rank below all others. */
export function orderPros<Row>(pros: Pros<Row>, order: ColumnOrder): Pros<Row> {
  if (order.startsWith('-')) {
    const column = columns[order.slice(1) as keyof typeof columns];
    return pros.orderBy(column, (by) => by.desc().nullsLast()).orderBy('id');
  }
  const column = columns[order as keyof typeof columns];
  return pros.orderBy(column, (by) => by.asc().nullsFirst()).orderBy('id', 'desc');
}

/** Walks the index of homes outward from a location. Pros whose home is not known come last. */
export function nearestFirst<Row>(pros: Pros<Row>, locationId: number): Pros<Row> {
  const place = sql`(select place_on_map(longitude, latitude) from locations where locations.id = ${locationId})`;
  return pros.orderBy(sql`${homeOnMap} <-> ${place}`).orderBy('pros.id');
}

/** Whether an order depends on a location. */
export function isLocationOrder(order: ProOrder): order is LocationOrder {
  return locationOrders.some((one) => one === order);
}
