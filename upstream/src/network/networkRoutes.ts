import type { RouteFactory } from '../server/route.ts';
import { addGroupMembers } from './groups/addGroupMembers.ts';
import { createGroup } from './groups/createGroup.ts';
import { deleteGroup } from './groups/deleteGroup.ts';
import { getGroup } from './groups/getGroup.ts';
import { listGroupMembers } from './groups/listGroupMembers.ts';
import { listGroups } from './groups/listGroups.ts';
import { removeGroupMembers } from './groups/removeGroupMembers.ts';
import { updateGroup } from './groups/updateGroup.ts';
import { createNetworkInvite } from './invites/createInvite.ts';
import { deleteNetworkInvite } from './invites/deleteInvite.ts';
import { importNetworkInvites } from './invites/importInvites.ts';
import { joinNetwork } from './invites/joinNetwork.ts';
import { listNetworkInvites } from './invites/listInvites.ts';
import { previewNetworkInvite } from './invites/previewInvite.ts';
import { resendNetworkInvite } from './invites/resendInvite.ts';
import { createMembers } from './members/createMembers.ts';
import { deleteMember } from './members/deleteMember.ts';
import { listMembers } from './members/listMembers.ts';

/** The routes for networks: their groups, members and invites, in the order of the documentation. */
export const networkRoutes: readonly RouteFactory[] = [
  listGroups,
  createGroup,
  getGroup,
  updateGroup,
  deleteGroup,
  listGroupMembers,
  addGroupMembers,
  removeGroupMembers,
  listMembers,
  createMembers,
  deleteMember,
  listNetworkInvites,
  createNetworkInvite,
  importNetworkInvites,
  deleteNetworkInvite,
  resendNetworkInvite,
  previewNetworkInvite,
  joinNetwork,
];
