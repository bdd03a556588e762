import { z } from 'zod';
import { proSummary } from '../../profiles/proSummary.ts';
import { id, instant } from '../../../platform/server/parameters.ts';
import { inviteStatuses } from './inviteStatus.ts';

/** The response schema of an invite to a location's network. */
export const inviteResponse = z
  .object({
    id,
    location_id: id,
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    status: z.enum(inviteStatuses).describe('UNDELIVERABLE: no message was delivered, but the link works'),
    link: z.url().describe('The page where the guest accepts it'),
    inviter_name: z.string().nullable(),
    created_ts: instant,
    sent_ts: instant.describe('When it was last sent'),
    expiration_date: instant,
    accepted_ts: instant.nullable(),
    pro: proSummary.nullable().describe('The pro who accepted it'),
  })
  .meta({ id: 'NetworkInvite' });

/** An invite to a location's network. */
export type InviteResponse = z.output<typeof inviteResponse>;
