import { z } from 'zod';
import { id, instant } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Services } from '../../../platform/server/services.ts';
import { inviteToken } from './inviteLink.ts';
import { inviteStatusAt } from './inviteStatus.ts';
import { loadInviteByToken } from './loadInviteByToken.ts';

/** The response schema for anyone with the link. It omits the guest's addresses, since links are passed on. */
const invitePreview = z
  .object({
    status: z.enum(['SENT', 'ACCEPTED', 'EXPIRED']),
    name: z.string().nullable().describe('The name that the sender gave the guest'),
    location_id: id,
    location_name: z.string(),
    location_city: z.string(),
    location_state_code: z.string(),
    location_image_public_id: z.string().nullable(),
    organization_name: z.string(),
    inviter_name: z.string().nullable(),
    expiration_date: instant,
  })
  .meta({ id: 'NetworkInvitePreview' });

/** `GET /api/network/invites/:token/`: the preview of an invite before sign-in. */
export const previewNetworkInvite = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/network/invites/:token/',
    access: 'public',
    tags: ['network'],
    summary: "Preview an invite to a location's network by its link",
    params: z.object({ token: inviteToken }),
    responses: { 200: invitePreview },
    errors: [404],
    handle: async ({ params: { token } }) => {
      const invite = await loadInviteByToken(database, { token });
      const status = inviteStatusAt(invite, clock.now());
      return {
        status: 200,
        body: {
          // A failed delivery is irrelevant to a caller who has the link.
          status: status === 'UNDELIVERABLE' ? 'SENT' : status,
          name: invite.name,
          location_id: invite.location_id,
          location_name: invite.location_name,
          location_city: invite.location_city,
          location_state_code: invite.location_state,
          location_image_public_id: invite.location_image,
          organization_name: invite.organization_name,
          inviter_name: invite.inviter_name,
          expiration_date: invite.expires_ts.toISOString(),
        },
      };
    },
  });
