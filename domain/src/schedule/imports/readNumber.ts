/** A number as spreadsheets write it, "1,200", "$22.50" or "22.50 / h"; null for what is none. */
export function readNumber(text: string): number | null {
  const written = text
    .trim()
    .toLowerCase()
    .replace(/^(?:usd|\$)\s*/, '')
    .replace(/\s*(?:usd|\$)?\s*(?:(?:\/|per|an)\s*(?:h|hr|hour)|h|min|minutes|m)?$/, '')
    .replaceAll(',', '');
  return /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : null;
}
