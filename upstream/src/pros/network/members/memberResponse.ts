import { z } from 'zod';
import { proSummary } from '../../profiles/proSummary.ts';
import { id, instant } from '../../../platform/server/parameters.ts';

/** A pro of a location's network, or of one of its groups, on the wire. */
export const memberResponse = z
  .object({
    location_id: id,
    pro_id: id,
    source: z.enum(['INVITE', 'TEAM']).describe('By accepting an invite, or added by the team'),
    created_ts: instant.describe('Since when they are in the network or group'),
    pro: proSummary,
  })
  .meta({ id: 'NetworkMember' });

/** A pro of a location's network on the wire. */
export type MemberResponse = z.output<typeof memberResponse>;

/** What became of a pro who was to be added. */
export const additionResult = z
  .discriminatedUnion('ok', [
    z.object({
      ok: z.literal(true),
      pro_id: id,
      is_new: z.boolean().describe('False: they were in it already'),
    }),
    z.object({
      ok: z.literal(false),
      pro_id: id,
      error: z.object({ code: z.string(), message: z.string() }),
    }),
  ])
  .meta({ id: 'NetworkAdditionResult' });

/** What became of a pro who was to be added. */
export type AdditionResult = z.output<typeof additionResult>;

/** The pros that are to be added. */
export const addedProIds = z.array(id).min(1, 'Choose at least one pro').max(200, 'At most 200 pros');
