/** The orders a list of gigs can have: the name, REST's `ordering` and the words for people. */
export const gigOrders = [
  { value: 'STARTING_SOONEST', wire: 'start_time', label: 'Starting Soonest' },
  { value: 'STARTING_LATEST', wire: '-start_time', label: 'Starting Latest' },
  { value: 'LAST_POSTED', wire: '-created_ts', label: 'Last Posted' },
  { value: 'LAST_MODIFIED', wire: '-last_updated_ts', label: 'Last Modified' },
] as const;

/** The name of one order. */
export type GigOrder = (typeof gigOrders)[number]['value'];

/** The order as REST's `ordering` spells it. */
export function gigOrderToWire(order: GigOrder): string {
  return gigOrders.find(({ value }) => value === order)!.wire;
}

/** The order that an `ordering` means; null for one that is not offered. */
export function gigOrderFromWire(wire: string): GigOrder | null {
  return gigOrders.find((order) => order.wire === wire)?.value ?? null;
}
