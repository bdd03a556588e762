/** A stretch of a column, from `top` to `bottom` in any unit. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** Where a stretch stands beside those that it overlaps. */
export interface Placed<Item> extends Stretch {
  readonly item: Item;
  /** Its first lane, from 0. */
  readonly lane: number;
  /** How many lanes it is wide. */
  readonly width: number;
  /** How many lanes there are beside each other at this part of the column. */
  readonly lanes: number;
}

/** Stretches for which there was no lane left; they share the last one. */
export interface Folded<Item> extends Stretch {
  readonly items: readonly Item[];
  readonly lanes: number;
}

export interface Layout<Item> {
  readonly placed: readonly Placed<Item>[];
  readonly folded: readonly Folded<Item>[];
}

/**
 * Lays stretches out so that none covers another: each gets the first free lane, and as many free ones beside it as
 * there are. What needs more lanes than there may be is folded into the last lane.
 *
 * @param mostLanes at least 2
 */
export function layOut<Item extends Stretch>(items: readonly Item[], mostLanes: number): Layout<Item> {
  const sorted = items.toSorted((one, other) => one.top - other.top || other.bottom - one.bottom);
  const placed: Placed<Item>[] = [];
  const folded: Folded<Item>[] = [];
  for (const cluster of clusters(sorted)) {
    const lanes = firstFreeLanes(cluster);
    const isFolded = lanes.length > mostLanes;
    const shown = isFolded ? lanes.slice(0, mostLanes - 1) : lanes;
    const count = isFolded ? mostLanes : lanes.length;
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
    if (!isFolded) continue;
    const rest = lanes.slice(mostLanes - 1).flat();
    for (const group of clusters(rest.toSorted((one, other) => one.top - other.top))) {
      const [first, ...others] = group;
      // One alone fits into the last lane.
      if (first && others.length === 0) {
        placed.push({
          item: first,
          top: first.top,
          bottom: first.bottom,
          lane: count - 1,
          width: 1,
          lanes: count,
        });
      } else folded.push({ ...extentOf(group), items: group, lanes: count });
    }
  }
  return { placed, folded };
}

function overlap(one: Stretch, other: Stretch): boolean {
  return one.top < other.bottom && other.top < one.bottom;
}

/** Cuts what is sorted by its tops into groups that do not touch each other. */
function clusters<Item extends Stretch>(sorted: readonly Item[]): Item[][] {
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

function firstFreeLanes<Item extends Stretch>(sorted: readonly Item[]): Item[][] {
  const lanes: Item[][] = [];
  for (const item of sorted) {
    const free = lanes.find((lane) => (lane.at(-1)?.bottom ?? -Infinity) <= item.top);
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes;
}

function extentOf(items: readonly Stretch[]): Stretch {
  return {
    top: Math.min(...items.map(({ top }) => top)),
    bottom: Math.max(...items.map(({ bottom }) => bottom)),
  };
}
