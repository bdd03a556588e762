import { rotation } from './rotation.ts';

/**
 * Deals lists in rounds: each name deals its list in a random but fixed order, repeatedly. Unlike random draws, this
 * shows every item in the given proportions, and none twice in a row (unless it is listed twice).
 */
export class Turns {
  readonly #seed: number;
  readonly #taken = new Map<string, number>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** The next item of the list with this name. */
  next<Item>(name: string, items: readonly Item[]): Item {
    const turn = this.#taken.get(name) ?? 0;
    this.#taken.set(name, turn + 1);
    return rotation(this.#seed, name, items)(turn);
  }
}
