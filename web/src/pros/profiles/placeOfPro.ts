/** Where a pro lives and works: the city, and the market when it has another name. */
export function placeOfPro(city: string | null | undefined, marketName: string | null | undefined): string {
  return [...new Set([city, marketName])].filter(Boolean).join(' · ');
}
