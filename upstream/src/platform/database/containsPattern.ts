/** A pattern for `ilike` that matches the text anywhere, with `%` and `_` escaped. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
