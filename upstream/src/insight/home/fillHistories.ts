import type { Database } from '../../platform/database/database.ts';
import { readFillHistory } from '../../schedule/forecasts/readFillHistory.ts';
import type { WeekGig } from './homeGigs.ts';

const day = 24 * 60 * 60 * 1000;

/** How gigs of the same position that paid as much, or that were posted this late, filled in the last year. */
export async function readFillHistories(database: Database, gigs: readonly WeekGig[], now: Date) {
  const histories = new Map<number, { gigs: number; filled_gigs: number }>();
  for (const gig of gigs) {
    const { at_wage, short_notice } = await readFillHistory(database, {
      locationId: gig.location_id,
      skillId: gig.skill_id,
      wage: gig.wage_amount,
      since: new Date(now.getTime() - 365 * day),
      until: now,
    });
    const isSoon = gig.start_time.getTime() - now.getTime() < day;
    const similar = isSoon ? short_notice : at_wage;
    histories.set(gig.id, { gigs: similar.gigs, filled_gigs: similar.filled_gigs });
  }
  return histories;
}
