/** A distance in words, in meters as everywhere in the product; far ones in kilometers. */
export function metersText(meters: number): string {
  if (meters < 10_000) return `${Math.round(meters).toLocaleString('en-US')} m`;
  return `${Math.round(meters / 1000).toLocaleString('en-US')} km`;
}
