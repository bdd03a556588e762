import { z } from 'zod';
import { proSummary } from '../profiles/proSummary.ts';
import { id, instant } from '../../platform/server/parameters.ts';

/** The response schema of a block of a pro. */
export const blockResponse = z
  .object({
    id,
    gigster_id: id.describe('profile_id of the pro'),
    location_ids: z
      .array(id)
      .describe('The locations where the block applies, limited to those visible to the caller'),
    reason: z.string(),
    feedback: z.string().nullable(),
    created_ts: instant,
  })
  .meta({ id: 'ProBlock' });

export const listedBlockResponse = blockResponse.extend({ pro: proSummary }).meta({ id: 'ListedProBlock' });
