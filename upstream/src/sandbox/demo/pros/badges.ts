import type { TrackRecord } from './trackRecord.ts';

/** The badges earned by a record: at most one of the three metals. */
export function badgesFor(isVerified: boolean, record: TrackRecord): string[] {
  const { gigsWorked, completionPercentage } = record;
  const rating = record.rating ?? 0;
  const badges: string[] = [];
  if (isVerified) badges.push('VERIFICATION');
  if (gigsWorked >= 60 && rating >= 4.75) badges.push('GOLD');
  else if (gigsWorked >= 25 && rating >= 4.5) badges.push('SILVER');
  else if (gigsWorked >= 8 && rating >= 4.2) badges.push('BRONZE');
  if (gigsWorked >= 40 && rating >= 4.8 && (completionPercentage ?? 0) >= 97) badges.push('TOP_PRO');
  return badges;
}
