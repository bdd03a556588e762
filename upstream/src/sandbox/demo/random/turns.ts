import { rotation } from './rotation.ts';

/**
 * Lets lists take turns: each name deals its list in a random but fixed order, again and again. Where chance might leave
 * something out, turns show everything in the given proportions, and nothing twice in a row (unless it is listed twice).
 */
export class Turns {
  readonly #seed: number;
  readonly #taken = new Map<string, number>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** The next item of the list that goes by this name. */
  next<Item>(name: string, items: readonly Item[]): Item {
    const turn = this.#taken.get(name) ?? 0;
    this.#taken.set(name, turn + 1);
    return rotation(this.#seed, name, items)(turn);
  }
}
