import type { Caller } from '../../platform/access/caller.ts';
import type { ProfileResponse } from './profileResponse.ts';
import type { ProfileRow } from './profileRow.ts';
import { toPreferences } from './proPreferences.ts';
import { toProSummary } from './proSummary.ts';

/** The response of a pro's profile for this caller. */
export function toProfileResponse(row: ProfileRow, caller: Caller): ProfileResponse {
  const summary = toProSummary(row);
  return {
    ...summary,
    bio: row.bio,
    pro_preferences: toPreferences(row),
    work_history: row.work_history.map(({ skill_id, skill_name, ...job }) => ({
      ...job,
      position_skill_object:
        skill_id === null || skill_name === null ? null : { id: skill_id, name: skill_name },
    })),
    market_id: row.market_id,
    market_name: row.market_name,
    market_not_listed: row.market_not_listed,
    market_not_listed_name: row.market_not_listed_name,
    supported_employment_types: row.supported_employment_types,
    // Only the platform sees where a pro lives.
    address_line_1: caller.isPlatformAdmin ? row.address_line_1 : null,
    address_line_2: caller.isPlatformAdmin ? row.address_line_2 : null,
    has_stripe_id: row.has_stripe_id,
    performance: { ...summary.performance, ratings_summary: row.ratings_summary },
    competencies: row.competencies.map((name) => ({ name })),
    certifications: row.certifications,
    has_worked_together: row.has_worked_together,
  };
}
