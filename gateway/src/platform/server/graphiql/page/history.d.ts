interface HistoryEntry {
  readonly query: string;
  /** As JSON; empty for none. */
  readonly variables: string;
  readonly operationName?: string | undefined;
  /** When it was run, in milliseconds since 1970. */
  readonly at: number;
}
export function withEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[];
export function nameOf(entry: Pick<HistoryEntry, 'query' | 'operationName'>): string;
