/** Two rounds of multiply-and-shift hashing, so that similar names get very different seeds. */
function hash(text: string, salt: number): number {
  let state = 0x9e3779b9 ^ salt;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x85ebca6b);
    state = (state << 13) | (state >>> 19);
  }
  state = Math.imul(state ^ (state >>> 16), 0xc2b2ae35);
  return (state ^ (state >>> 15)) >>> 0;
}

/**
 * A deterministic random number generator (sfc32). Every entity of the demo data draws from a stream named after it,
 * so that adding an entity or a draw does not affect the others.
 */
export class RandomStream {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** @param name - for example `pro/17/bio`; equal seeds and names produce equal draws. */
  constructor(seed: number, name: string) {
    const key = `${seed}/${name}`;
    this.#a = hash(key, 1);
    this.#b = hash(key, 2);
    this.#c = hash(key, 3);
    // The first outputs still correlate with the seed.
    for (let round = 0; round < 12; round += 1) this.next();
  }

  /** A number in [0, 1). */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return (sum >>> 0) / 0x1_0000_0000;
  }

  /** An integer from `least` to `most`, inclusive. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** A number from `least` up to `most`. */
  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  /** True with a `probability` from 0 to 1. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A random item; throws a RangeError for an empty list. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.integer(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list');
    return item;
  }

  /** A random value by weight; throws a RangeError if no weight is above 0. */
  weighted<Value>(choices: readonly (readonly [value: Value, weight: number])[]): Value {
    const possible = choices.filter(([, weight]) => weight > 0);
    let left = this.next() * possible.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of possible) {
      left -= weight;
      if (left < 0) return value;
    }
    const last = possible.at(-1);
    if (last === undefined) throw new RangeError('Cannot choose without positive weights');
    return last[0];
  }

  /** A copy in random order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    return this.sample(
      items.map((item) => [item, 1] as const),
      items.length,
    );
  }

  /** Up to `count` distinct items; more weight makes an item likelier and earlier, and zero weight excludes it. */
  sample<Item>(choices: readonly (readonly [item: Item, weight: number])[], count: number): Item[] {
    return choices
      .filter(([, weight]) => weight > 0)
      .map(([item, weight]) => ({ item, rank: Math.log(1 - this.next()) / weight }))
      .toSorted((left, right) => right.rank - left.rank)
      .slice(0, count)
      .map(({ item }) => item);
  }

  /** `length` lowercase hexadecimal digits. */
  hexadecimal(length: number): string {
    return Array.from({ length }, () => this.integer(0, 15).toString(16)).join('');
  }

  /** A version 4 UUID. */
  uuid(): string {
    const digits = this.hexadecimal(30);
    const variant = this.integer(8, 11).toString(16);
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(12, 15)}-${variant}${digits.slice(15, 18)}-${digits.slice(18)}`;
  }
}
