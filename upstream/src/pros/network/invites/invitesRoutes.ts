import type { RouteFactory } from '../../../platform/server/route.ts';
import { createNetworkInvite } from './createInvite.ts';
import { deleteNetworkInvite } from './deleteInvite.ts';
import { importNetworkInvites } from './importInvites.ts';
import { joinNetwork } from './joinNetwork.ts';
import { listNetworkInvites } from './listInvites.ts';
import { previewNetworkInvite } from './previewInvite.ts';
import { resendNetworkInvite } from './resendInvite.ts';

/** The routes for invites to a network, in the order of the documentation. */
export const invitesRoutes: readonly RouteFactory[] = [
  listNetworkInvites,
  createNetworkInvite,
  importNetworkInvites,
  deleteNetworkInvite,
  resendNetworkInvite,
  previewNetworkInvite,
  joinNetwork,
];
