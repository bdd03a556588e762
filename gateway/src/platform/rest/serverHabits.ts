/** What the server behind a gateway was seen to do, the same for all callers. */
export interface ServerHabits {
  /** Orders of pros that it refuses, or ignores: then it answers rows in another order, and no error. */
  readonly unknownProOrders: Set<string>;
  /** Orders of locations that it refuses. */
  readonly unknownLocationOrders: Set<string>;
}

export function newServerHabits(): ServerHabits {
  return { unknownProOrders: new Set(), unknownLocationOrders: new Set() };
}
