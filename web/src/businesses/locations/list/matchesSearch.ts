/** Whether every word of the search stands in one of the texts, in whatever letter case. A blank search finds all. */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const haystack = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
