import { z } from 'zod';
import { proSummary } from '../../profiles/proSummary.ts';
import { id, instant } from '../../../platform/server/parameters.ts';
import { inviteStatuses } from './inviteStatus.ts';

/** An invite into a location's network on the wire. */
export const inviteResponse = z
  .object({
    id,
    location_id: id,
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    status: z
      .enum(inviteStatuses)
      .describe('UNDELIVERABLE: no message arrived, the link is good all the same'),
    link: z.url().describe('The page on which it is accepted'),
    inviter_name: z.string().nullable(),
    created_ts: instant,
    sent_ts: instant.describe('When it was sent last'),
    expiration_date: instant,
    accepted_ts: instant.nullable(),
    pro: proSummary.nullable().describe('Who accepted it'),
  })
  .meta({ id: 'NetworkInvite' });

/** An invite into a location's network on the wire. */
export type InviteResponse = z.output<typeof inviteResponse>;
