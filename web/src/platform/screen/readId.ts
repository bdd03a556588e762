/** Parses an id in a URL; null for anything else. */
export function readId(text: string | undefined): number | null {
  const id = Number(text);
  return text !== undefined && /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : null;
}
