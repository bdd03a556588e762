import { z } from 'zod';
import { proSummary } from '../../profiles/proSummary.ts';
import { id, instant } from '../../../platform/server/parameters.ts';

/** The response schema of a pro in a location's network or in one of its groups. */
export const memberResponse = z
  .object({
    location_id: id,
    pro_id: id,
    source: z.enum(['INVITE', 'TEAM']).describe('Accepted an invite, or added by the team'),
    created_ts: instant.describe('When the pro joined the network or group'),
    added_by_name: z
      .string()
      .nullable()
      .describe(
        'Who added the pro to the network; null if the pro accepted an invite or the account is gone',
      ),
    pro: proSummary,
  })
  .meta({ id: 'NetworkMember' });

/** A pro in a location's network. */
export type MemberResponse = z.output<typeof memberResponse>;

/** The response schema for one pro of a request that adds pros. */
export const additionResult = z
  .discriminatedUnion('ok', [
    z.object({
      ok: z.literal(true),
      pro_id: id,
      is_new: z.boolean().describe('False when the pro was a member already'),
    }),
    z.object({
      ok: z.literal(false),
      pro_id: id,
      error: z.object({ code: z.string(), message: z.string() }),
    }),
  ])
  .meta({ id: 'NetworkAdditionResult' });

/** The result for one pro of a request that adds pros. */
export type AdditionResult = z.output<typeof additionResult>;

export const addedProIds = z.array(id).min(1, 'Choose at least one pro').max(200, 'At most 200 pros');
