/** What the components that are shown offer to those that list it, such as the command palette. */
export interface OfferStore<Item> {
  /** Offers items in the name of a component; gives what ends the offer. */
  readonly offer: (id: string, items: readonly Item[]) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** All that is offered; the same array until it changes. */
  readonly all: () => readonly Item[];
}

/** An empty store of offers. */
export function offerStore<Item>(): OfferStore<Item> {
  /** By the component that offers them. */
  const offered = new Map<string, readonly Item[]>();
  let all: readonly Item[] = [];
  const listeners = new Set<() => void>();
  const changed = () => {
    all = [...offered.values()].flat();
    for (const listener of listeners) listener();
  };
  return {
    offer: (id, items) => {
      offered.set(id, items);
      changed();
      return () => {
        offered.delete(id);
        changed();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => all,
  };
}
