import { networkInviteStatuses } from '@brigade/domain/pros/network/networkInviteStatus.ts';
import { z } from 'zod';
import { proWire } from '../profiles/proWire.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** An invite into a location's network. */
export const networkInviteWire = z.object({
  id: z.int(),
  location_id: z.int(),
  name: z.string().nullish(),
  email: z.string().nullish(),
  phone_number: z.string().nullish(),
  status: z.enum(networkInviteStatuses),
  link: z.string(),
  inviter_name: z.string().nullish(),
  created_ts: wireInstant,
  sent_ts: wireInstant.nullish(),
  expiration_date: wireInstant,
  accepted_ts: wireInstant.nullish(),
  pro: proWire.nullish(),
});

export type NetworkInviteWire = z.infer<typeof networkInviteWire>;

/** What the link of an invite shows, without sign-in. */
export const networkInvitePreviewWire = z.object({
  status: z.enum(networkInviteStatuses),
  name: z.string().nullish(),
  location_name: z.string(),
  location_city: z.string().nullish(),
  location_state_code: z.string().nullish(),
  location_image_public_id: z.string().nullish(),
  organization_name: z.string(),
  inviter_name: z.string().nullish(),
  expiration_date: wireInstant,
});

export type NetworkInvitePreviewWire = z.infer<typeof networkInvitePreviewWire>;

/** The result for a row of an import; `row` counts from 1. */
export const importResultWire = z.union([
  z.object({ ok: z.literal(true), row: z.int(), invite: networkInviteWire.nullish() }),
  z.object({
    ok: z.literal(false),
    row: z.int(),
    error: z.object({ code: z.string(), message: z.string(), target: z.string().nullish() }),
  }),
]);

export type ImportResultWire = z.infer<typeof importResultWire>;
