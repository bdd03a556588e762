import type { RouteFactory } from '../platform/server/route.ts';
import { addGroupMembers } from '../pros/groups/addGroupMembers.ts';
import { createGroup } from '../pros/groups/createGroup.ts';
import { deleteGroup } from '../pros/groups/deleteGroup.ts';
import { getGroup } from '../pros/groups/getGroup.ts';
import { listGroupMembers } from '../pros/groups/listGroupMembers.ts';
import { listGroups } from '../pros/groups/listGroups.ts';
import { removeGroupMembers } from '../pros/groups/removeGroupMembers.ts';
import { updateGroup } from '../pros/groups/updateGroup.ts';
import { createNetworkInvite } from '../pros/network/invites/createInvite.ts';
import { deleteNetworkInvite } from '../pros/network/invites/deleteInvite.ts';
import { importNetworkInvites } from '../pros/network/invites/importInvites.ts';
import { joinNetwork } from '../pros/network/invites/joinNetwork.ts';
import { listNetworkInvites } from '../pros/network/invites/listInvites.ts';
import { previewNetworkInvite } from '../pros/network/invites/previewInvite.ts';
import { resendNetworkInvite } from '../pros/network/invites/resendInvite.ts';
import { createMembers } from '../pros/network/members/createMembers.ts';
import { deleteMember } from '../pros/network/members/deleteMember.ts';
import { listMembers } from '../pros/network/members/listMembers.ts';

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
