import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { additionWire, networkMemberWire } from '../network/networkMemberWire.ts';
import { proGroupWire } from './proGroupWire.ts';

/** The groups of a location's network, by name. */
export const listGroups = endpoint({
  name: 'listProGroups',
  method: 'GET',
  path: '/staffer/pro-groups/',
  query: shape<PageQuery & { location_id: number; search?: string; pro_id?: number }>(),
  response: paged(proGroupWire),
});

export const getGroup = endpoint({
  name: 'getProGroup',
  method: 'GET',
  path: '/staffer/pro-groups/{id}/',
  response: proGroupWire,
});

export const groupById = loader({
  one: (id: number, rest) => rest.call(getGroup, { path: { id } }),
});

/** Adds an empty group. */
export const addGroup = endpoint({
  name: 'addProGroup',
  method: 'POST',
  path: '/staffer/pro-groups/',
  body: shape<{ location_id: number; name: string; description?: string }>(),
  response: proGroupWire,
});

/** Changes the fields that are sent. */
export const changeGroup = endpoint({
  name: 'changeProGroup',
  method: 'PATCH',
  path: '/staffer/pro-groups/{id}/',
  body: shape<{ name?: string; description?: string }>(),
  response: proGroupWire,
});

/** Deletes a group. */
export const removeGroup = endpoint({
  name: 'removeProGroup',
  method: 'DELETE',
  path: '/staffer/pro-groups/{id}/',
  response: noContent,
});

/** The pros of a group, the newest first. */
export const listGroupMembers = endpoint({
  name: 'listProGroupMembers',
  method: 'GET',
  path: '/staffer/pro-groups/{id}/members/',
  query: shape<PageQuery & { search?: string }>(),
  response: paged(networkMemberWire),
});

/** Adds pros to a group. */
export const addGroupMembers = endpoint({
  name: 'addProGroupMembers',
  method: 'POST',
  path: '/staffer/pro-groups/{id}/members/',
  body: shape<{ pro_ids: readonly number[] }>(),
  response: z.array(additionWire),
});

/** Takes pros out of a group. */
export const removeGroupMembers = endpoint({
  name: 'removeProGroupMembers',
  method: 'DELETE',
  path: '/staffer/pro-groups/{id}/members/',
  query: shape<{ pro_ids: readonly number[] }>(),
  response: noContent,
});
