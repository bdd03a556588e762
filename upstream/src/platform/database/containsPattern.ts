/** A pattern for `ilike` that finds the text anywhere; `%` and `_` in it stand for themselves. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
