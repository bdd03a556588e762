import { RandomStream } from './randomStream.ts';

/**
 * Deals a list in a random but fixed order, again and again: neighbours never get the same item (unless the list has
 * one only), and each item is used about equally often. That is what makes texts composed of few parts read differently.
 */
export function rotation<Item>(seed: number, name: string, items: readonly Item[]): (index: number) => Item {
  const order = new RandomStream(seed, name).shuffled(items);
  return (index) => {
    const item = order[index % order.length];
    if (item === undefined) throw new RangeError(`The rotation ${name} is empty.`);
    return item;
  };
}
