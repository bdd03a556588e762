const sentences: Record<string, string> = {
  ZIP: 'Found the center of the ZIP code. Adjust the coordinates if you need a more exact location.',
  CITY: 'Found only the center of the city, because the ZIP code does not match. Check the ZIP code, or enter the coordinates yourself.',
  STATE:
    'Found only the center of the state. Check the city and the ZIP code, or enter the coordinates yourself.',
};

/** Describes the precision of a geocoding result. */
export function foundSentence(precision: string): string {
  return sentences[precision] ?? 'Found. Check that the coordinates are right.';
}
