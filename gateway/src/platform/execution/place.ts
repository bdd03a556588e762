import type { ResponsePath } from 'graphql';

type Key = string | number;

/**
 * An object or list of a response while it is filled. Places know how many of their entries are missing, so that no
 * promise is needed for an object whose fields are not ready.
 */
export class Place implements ResponsePath {
  /** The place that contains it; null for the root. */
  readonly parent: Place | null;
  /** The path above it; the root is not a part of paths. */
  readonly prev: Place | undefined;
  readonly key: Key;
  readonly typename: string | undefined;
  /** Whether null may be in its stead. */
  readonly isNullable: boolean;
  readonly entries: Record<Key, unknown>;
  /** Entries that are not ready. */
  pending = 0;
  /** Null is in its stead: what its entries become no longer matters. */
  isDropped = false;

  constructor(
    parent: Place | null,
    key: Key,
    { typename, isNullable, entries }: Pick<Place, 'typename' | 'isNullable' | 'entries'>,
  ) {
    this.parent = parent;
    this.prev = parent === null || parent.parent === null ? undefined : parent;
    this.key = key;
    this.typename = typename;
    this.isNullable = isNullable;
    this.entries = entries;
  }
}

/** The root of a response. */
export function rootPlace(): Place {
  return new Place(null, '', { typename: undefined, isNullable: true, entries: {} });
}

/** Whether a place or one above it was dropped. */
export function isDropped(place: Place): boolean {
  for (let at: Place | null = place; at !== null; at = at.parent) if (at.isDropped) return true;
  return false;
}
