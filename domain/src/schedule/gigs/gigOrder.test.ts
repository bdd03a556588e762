import { describe, expect, test } from 'vitest';
import { gigOrderFromWire, gigOrders, gigOrderToWire } from './gigOrder.ts';

describe('gig orders', () => {
  test.each([
    ['STARTING_SOONEST', 'start_time', 'Starting Soonest'],
    ['STARTING_LATEST', '-start_time', 'Starting Latest'],
    ['LAST_POSTED', '-created_ts', 'Last Posted'],
    ['LAST_MODIFIED', '-last_updated_ts', 'Last Modified'],
  ] as const)('%s is %s on the wire and "%s" for people', (order, wire, label) => {
    expect(gigOrderToWire(order)).toBe(wire);
    expect(gigOrderFromWire(wire)).toBe(order);
    expect(gigOrders.find(({ value }) => value === order)?.label).toBe(label);
  });

  test('the table above holds every order', () => {
    expect(gigOrders).toHaveLength(4);
  });

  test.each(['created_ts', '-id', 'STARTING_SOONEST', ''])('the ordering "%s" is not offered', (wire) => {
    expect(gigOrderFromWire(wire)).toBeNull();
  });
});
