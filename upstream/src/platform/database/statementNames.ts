interface Limits {
  /** How many statements have a name at the same time. Each takes memory in every connection. */
  readonly names?: number;
  /** The longest statement that gets a name, in characters: those that write many rows at once rarely recur. */
  readonly length?: number;
}

/** The names of the statements to prepare. */
export interface StatementNames {
  /** The name of a statement that came before, until all names are given away; undefined for one not to prepare. */
  readonly nameOf: (text: string) => string | undefined;
  /** Gives a statement another name, so that connections prepare it again. */
  readonly rename: (text: string) => void;
}

export function createStatementNames({ names = 1000, length = 20_000 }: Limits = {}): StatementNames {
  const known = new Map<string, string>();
  const seen = new Set<string>();
  let given = 0;

  function rename(text: string): void {
    given += 1;
    known.set(text, `statement_${given}`);
  }

  return {
    nameOf(text) {
      const name = known.get(text);
      if (name !== undefined || known.size >= names || text.length > length) return name;
      if (seen.delete(text)) {
        rename(text);
        return known.get(text);
      }
      // Statements with as many parameters as a list has items are many, and most of them come once.
      if (seen.size >= names) seen.clear();
      seen.add(text);
      return undefined;
    },
    rename,
  };
}
