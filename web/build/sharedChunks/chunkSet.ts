import { reachable } from '../reachable.ts';
import type { Unit } from './unit.ts';

/** What a request costs, as the compressed bytes that take as long. */
const bytesPerRequest = 5_000;

/** What is known of an entry before chunks are planned. */
export interface EntryLoad {
  /** How often it is loaded, compared with others. */
  readonly weightOf: (entry: string) => number;
  /** Whether the frame is there when it is loaded. */
  readonly needsFrame: (entry: string) => boolean;
}

/** The chunks that units are joined to, and what joining two of them saves in bytes. */
export class ChunkSet {
  readonly #chunkOf = new Map<string, Unit>();
  readonly #load: EntryLoad;
  #chunks: readonly Unit[];

  constructor(units: readonly Unit[], load: EntryLoad) {
    this.#load = load;
    this.#chunks = units;
    for (const unit of units) this.#index(unit);
  }

  get all(): readonly Unit[] {
    return this.#chunks;
  }

  /** What joining saves if the two import nothing: never less than the exact gain. */
  gainAtMost(one: Unit, other: Unit): number {
    const saved = bytesPerRequest * this.#weigh(one.entries.intersection(other.entries));
    return saved - this.#waste(one, other.entries) - this.#waste(other, one.entries);
  }

  /**
   * What joining saves: who loads a chunk loads all that it imports. Chunks that import each other in a circle gain
   * nothing: modules of a circle run before what they need.
   */
  gainOf(one: Unit, other: Unit): number {
    if (this.#isByThird(one, other) || this.#isByThird(other, one)) return 0;
    const wasteBehind = (chunk: Unit, entries: ReadonlySet<string>) =>
      [...this.#importedBy(chunk)]
        .filter((imported) => imported !== one && imported !== other)
        .reduce((sum, imported) => sum + this.#waste(imported, entries), 0);
    return this.gainAtMost(one, other) - wasteBehind(one, other.entries) - wasteBehind(other, one.entries);
  }

  /** @returns the new chunk */
  join(one: Unit, other: Unit): Unit {
    const chunk = {
      modules: one.modules.union(other.modules),
      imports: one.imports.union(other.imports),
      entries: one.entries.union(other.entries),
      size: one.size + other.size,
      isOfFrame: one.isOfFrame,
    };
    this.#chunks = [...this.#chunks.filter((left) => left !== one && left !== other), chunk];
    this.#index(chunk);
    return chunk;
  }

  #index(chunk: Unit): void {
    for (const id of chunk.modules) this.#chunkOf.set(id, chunk);
  }

  #directImports(chunk: Unit): ReadonlySet<Unit> {
    const imported = [...chunk.imports].flatMap((id) => this.#chunkOf.get(id) ?? []);
    return new Set(imported.filter((other) => other !== chunk));
  }

  #importedBy(chunk: Unit): ReadonlySet<Unit> {
    return reachable(this.#directImports(chunk), (imported) => this.#directImports(imported));
  }

  /** Whether one chunk imports the other through a third. */
  #isByThird(one: Unit, other: Unit): boolean {
    return [...this.#directImports(one)].some(
      (third) => third !== other && this.#importedBy(third).has(other),
    );
  }

  /** The bytes that entries load without need; what the frame has loaded is there for all that come later. */
  #waste(chunk: Unit, entries: ReadonlySet<string>): number {
    const others = [...entries.difference(chunk.entries)];
    const { needsFrame } = this.#load;
    return chunk.size * this.#weigh(chunk.isOfFrame ? others.filter((entry) => !needsFrame(entry)) : others);
  }

  #weigh(entries: Iterable<string>): number {
    return [...entries].reduce((sum, entry) => sum + this.#load.weightOf(entry), 0);
  }
}
