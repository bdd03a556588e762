const mostEntries = 50;
const longestEntry = 50_000;

/** Adds what was run, newest first; the same again moves to the top. */
export function withEntry(entries, entry) {
  const { query, variables } = entry;
  if (query.length + variables.length > longestEntry) return entries;
  const others = entries.filter((other) => other.query !== query || other.variables !== variables);
  return [entry, ...others].slice(0, mostEntries);
}

/** What a list calls an operation: its name, or the beginning of its text. */
export function nameOf({ query, operationName }) {
  const name = operationName ?? /\b(?:query|mutation|subscription)\s+(\w+)/.exec(query)?.[1];
  return (
    name ??
    query
      .replaceAll(/#[^\n]*|\s+/g, ' ')
      .trim()
      .slice(0, 60)
  );
}
