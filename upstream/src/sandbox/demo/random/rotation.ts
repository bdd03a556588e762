import { RandomStream } from './randomStream.ts';

/**
 * Deals a list in a random but fixed order, repeatedly: consecutive deals never get the same item (unless the list has
 * only one), and all items are used about equally often. This keeps texts composed of few parts distinct.
 */
export function rotation<Item>(seed: number, name: string, items: readonly Item[]): (index: number) => Item {
  const order = new RandomStream(seed, name).shuffled(items);
  return (index) => {
    const item = order[index % order.length];
    if (item === undefined) throw new RangeError(`The rotation ${name} is empty.`);
    return item;
  };
}
