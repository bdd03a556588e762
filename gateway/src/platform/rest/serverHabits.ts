/** What the server behind a gateway was seen to do, the same for all callers. */
export interface ServerHabits {
  /** Orders of pros that it ignores: it answers them with rows in another order, and no error. */
  readonly ignoredProOrders: Set<string>;
}

export function newServerHabits(): ServerHabits {
  return { ignoredProOrders: new Set() };
}
