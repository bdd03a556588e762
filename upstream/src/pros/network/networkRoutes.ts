import type { RouteFactory } from '../../platform/server/route.ts';
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

/** The routes for members of a network and for invites to it, in the order of the documentation. */
export const networkRoutes: readonly RouteFactory[] = [
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
