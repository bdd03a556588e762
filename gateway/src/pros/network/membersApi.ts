import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { additionWire, networkMemberWire } from './networkMemberWire.ts';

/** The pros of a location's network, the newest first. */
export const listNetworkMembers = endpoint({
  name: 'listNetworkMembers',
  method: 'GET',
  path: '/staffer/network/members/',
  query: shape<PageQuery & { location_id: number; search?: string }>(),
  response: paged(networkMemberWire),
});

/** Adds pros to a location's network. */
export const addNetworkMembers = endpoint({
  name: 'addNetworkMembers',
  method: 'POST',
  path: '/staffer/network/members/',
  body: shape<{ location_id: number; pro_ids: readonly number[] }>(),
  response: z.array(additionWire),
});

/** Takes a pro out of a location's network and its groups. */
export const removeNetworkMember = endpoint({
  name: 'removeNetworkMember',
  method: 'DELETE',
  path: '/staffer/network/members/{proId}/',
  query: shape<{ location_id: number }>(),
  response: noContent,
});
