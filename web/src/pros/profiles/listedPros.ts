const storageKey = 'brigade.listedPros';

/** A list of pros that was on the screen. */
export interface ListedPros {
  readonly locationId: number;
  /** As in the address of the pages it leads to: "network". */
  readonly list: string;
  /** The UUIDs of the loaded rows, in their order. */
  readonly uuids: readonly string[];
}

/** Keeps the last list in this tab, so that the pages of its pros lead from one to the next, also after a reload. */
export function storeListedPros({ locationId, list, uuids }: ListedPros): void {
  try {
    sessionStorage.setItem(storageKey, [locationId, list, ...uuids].join(' '));
  } catch {
    // Without room for the list, its pages do not lead to the next pro.
  }
}

/** The pros of a list; none if another one was on the screen since. */
export function storedListedPros({ locationId, list }: Omit<ListedPros, 'uuids'>): readonly string[] {
  const [storedLocation, storedList, ...uuids] = sessionStorage.getItem(storageKey)?.split(' ') ?? [];
  return storedLocation === String(locationId) && storedList === list ? uuids : [];
}
