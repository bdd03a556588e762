const sentences: Record<string, string> = {
  ZIP: 'Found: the middle of the ZIP code. Move the point when it matters where on the block you are.',
  CITY: 'Found the middle of the city only, as the ZIP code is not known there. Check the ZIP code, or set the point by hand.',
  STATE: 'Found the middle of the state only. Check the city and the ZIP code, or set the point by hand.',
};

/** Says how exact a place on the map is. */
export function foundSentence(precision: string): string {
  return sentences[precision] ?? 'Found. Check that the point is right.';
}
