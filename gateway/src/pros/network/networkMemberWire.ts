import { z } from 'zod';
import { proWire } from '../profiles/proWire.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** How a pro came into a network. */
export const memberSources = ['INVITE', 'TEAM'] as const;

/** A pro of a location's network, or of one of its groups. */
export const networkMemberWire = z.object({
  location_id: z.int(),
  pro_id: z.int(),
  source: z.enum(memberSources),
  created_ts: wireInstant,
  added_by_name: z.string().nullish(),
  pro: proWire,
});

export type NetworkMemberWire = z.infer<typeof networkMemberWire>;

/** The result for a pro who was to be added. */
export const additionWire = z.union([
  z.object({ ok: z.literal(true), pro_id: z.int(), is_new: z.boolean() }),
  z.object({
    ok: z.literal(false),
    pro_id: z.int(),
    error: z.object({ code: z.string(), message: z.string() }),
  }),
]);

export type AdditionWire = z.infer<typeof additionWire>;
