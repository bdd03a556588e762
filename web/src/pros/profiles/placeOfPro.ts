import { distanceText } from '@brigade/domain/pros/profiles/distanceText.ts';

/** Where a pro lives and works: the city, the market when it has another name, and how far away the pro lives. */
export function placeOfPro(
  city: string | null | undefined,
  marketName: string | null | undefined,
  distanceMiles?: number | null,
): string {
  return [...new Set([city, marketName, distanceText(distanceMiles)])].filter(Boolean).join(' · ');
}
