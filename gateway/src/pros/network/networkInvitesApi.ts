import type { NetworkInviteStatus } from '@brigade/domain/pros/network/networkInviteStatus.ts';
import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { importResultWire, networkInvitePreviewWire, networkInviteWire } from './networkInviteWire.ts';

/** Who was invited into a location's network, the newest first. */
export const listNetworkInvites = endpoint({
  name: 'listNetworkInvites',
  method: 'GET',
  path: '/staffer/network/invites/',
  query: shape<
    PageQuery & {
      location_id: number;
      id?: readonly number[];
      status?: readonly NetworkInviteStatus[];
      search?: string;
    }
  >(),
  response: paged(networkInviteWire),
});

/** Sends an invite. */
export const createNetworkInvite = endpoint({
  name: 'createNetworkInvite',
  method: 'POST',
  path: '/staffer/network/invites/',
  body: shape<{
    location_id: number;
    name: string | null;
    email: string | null;
    phone_number: string | null;
  }>(),
  response: networkInviteWire,
});

/** Invites the rows of a table, each independently; or says what would become of them. */
export const importInvites = endpoint({
  name: 'importNetworkInvites',
  method: 'POST',
  path: '/staffer/network/invites/import/',
  body: shape<{
    location_id: number;
    rows: readonly { name: string; email: string; phone_number: string }[];
  }>(),
  response: z.array(importResultWire),
});

/** Sends an invite again, with a new link. */
export const resendInvite = endpoint({
  name: 'resendNetworkInvite',
  method: 'POST',
  path: '/staffer/network/invites/{id}/resend/',
  response: networkInviteWire,
});

/** Withdraws an invite. */
export const deleteInvite = endpoint({
  name: 'deleteNetworkInvite',
  method: 'DELETE',
  path: '/staffer/network/invites/{id}/',
  response: noContent,
});

/** What the link of an invite shows, without sign-in. */
export const previewInvite = endpoint({
  name: 'previewNetworkInvite',
  method: 'GET',
  path: '/network/invites/{token}/',
  response: networkInvitePreviewWire,
});

export const acceptInvite = endpoint({
  name: 'acceptNetworkInvite',
  method: 'POST',
  path: '/network/invites/{token}/',
  response: z.object({ location_id: z.int() }),
});
