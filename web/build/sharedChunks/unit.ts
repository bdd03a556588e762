/** Modules that share a chunk: first those that the same entries load, then what they are joined with. */
export interface Unit {
  readonly modules: ReadonlySet<string>;
  /** What the modules import statically. */
  readonly imports: ReadonlySet<string>;
  /** The entries that load them. */
  readonly entries: ReadonlySet<string>;
  /** About how many bytes they are, compressed. */
  readonly size: number;
  /** Whether the frame of signed-in screens loads them; only then may they share a chunk with what it loads. */
  readonly isOfFrame: boolean;
}
