/** A vertical extent in a column, in any unit. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** The horizontal position of an item among those that it overlaps. */
interface Placed<Item> extends Extent {
  readonly item: Item;
  /** The first lane it occupies, from 0. */
  readonly lane: number;
  /** The number of lanes it spans. */
  readonly width: number;
  /** The number of lanes in this part of the column. */
  readonly lanes: number;
}

/** Items that do not fit in a lane. They share the last one. */
export interface Overflow<Item> extends Extent {
  readonly items: readonly Item[];
  readonly lanes: number;
}

export interface Layout<Item> {
  readonly placed: readonly Placed<Item>[];
  readonly overflow: readonly Overflow<Item>[];
}

/**
 * Lays out items without overlap: each gets the first free lane and expands into the free lanes beside it. Items beyond
 * the maximum number of lanes overflow into the last lane.
 *
 * @param maxLanes at least 2
 */
export function layoutEntries<Item extends Extent>(items: readonly Item[], maxLanes: number): Layout<Item> {
  const sorted = items.toSorted((one, other) => one.top - other.top || other.bottom - one.bottom);
  const placed: Placed<Item>[] = [];
  const overflow: Overflow<Item>[] = [];
  for (const cluster of clusters(sorted)) {
    const lanes = firstFreeLanes(cluster);
    const hasOverflow = lanes.length > maxLanes;
    const shown = hasOverflow ? lanes.slice(0, maxLanes - 1) : lanes;
    const count = hasOverflow ? maxLanes : lanes.length;
    shown.forEach((lane, index) => {
      for (const item of lane) {
        const blocking = shown.findIndex(
          (other, at) => at > index && other.some((one) => overlap(one, item)),
        );
        const free = blocking === -1 ? shown.length : blocking;
        placed.push({
          item,
          top: item.top,
          bottom: item.bottom,
          lane: index,
          width: free - index,
          lanes: count,
        });
      }
    });
    if (!hasOverflow) continue;
    const rest = lanes.slice(maxLanes - 1).flat();
    for (const group of clusters(rest.toSorted((one, other) => one.top - other.top))) {
      const [first, ...others] = group;
      // A single item fits in the last lane.
      if (first && others.length === 0) {
        placed.push({
          item: first,
          top: first.top,
          bottom: first.bottom,
          lane: count - 1,
          width: 1,
          lanes: count,
        });
      } else overflow.push({ ...extentOf(group), items: group, lanes: count });
    }
  }
  return { placed, overflow };
}

function overlap(one: Extent, other: Extent): boolean {
  return one.top < other.bottom && other.top < one.bottom;
}

/** Splits items, sorted by top, into groups that do not overlap each other. */
function clusters<Item extends Extent>(sorted: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  let bottom = -Infinity;
  for (const item of sorted) {
    const last = groups.at(-1);
    if (last && item.top < bottom) last.push(item);
    else groups.push([item]);
    bottom = Math.max(bottom, item.bottom);
  }
  return groups;
}

function firstFreeLanes<Item extends Extent>(sorted: readonly Item[]): Item[][] {
  const lanes: Item[][] = [];
  for (const item of sorted) {
    const free = lanes.find((lane) => (lane.at(-1)?.bottom ?? -Infinity) <= item.top);
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes;
}

function extentOf(items: readonly Extent[]): Extent {
  return {
    top: Math.min(...items.map(({ top }) => top)),
    bottom: Math.max(...items.map(({ bottom }) => bottom)),
  };
}
