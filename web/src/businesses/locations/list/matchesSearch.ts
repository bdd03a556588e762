/** Whether every word of the search occurs in one of the texts, ignoring case. A blank search matches everything. */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const haystack = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
