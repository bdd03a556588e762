import type { RouteFactory } from '../../platform/server/route.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { acceptOrganizationInvitation } from './acceptOrganizationInvitation.ts';
import { createInvitation } from './createInvitation.ts';
import { createOrganizationInvitation } from './createOrganizationInvitation.ts';
import { deleteInvitation } from './deleteInvitation.ts';
import { deleteOrganizationInvitation } from './deleteOrganizationInvitation.ts';
import { listInvitations } from './listInvitations.ts';
import { listOrganizationInvitations } from './listOrganizationInvitations.ts';
import { previewInvitation } from './previewInvitation.ts';
import { previewOrganizationInvitation } from './previewOrganizationInvitation.ts';
import { requestInvitationRenewal } from './requestInvitationRenewal.ts';
import { requestOrganizationInvitationRenewal } from './requestOrganizationInvitationRenewal.ts';
import { resendInvitation } from './resendInvitation.ts';
import { resendOrganizationInvitation } from './resendOrganizationInvitation.ts';

/** The routes for invitations, in the order of the documentation. */
export const invitationsRoutes: readonly RouteFactory[] = [
  listInvitations,
  createInvitation,
  deleteInvitation,
  resendInvitation,
  previewInvitation,
  acceptInvitation,
  requestInvitationRenewal,
  listOrganizationInvitations,
  createOrganizationInvitation,
  deleteOrganizationInvitation,
  resendOrganizationInvitation,
  previewOrganizationInvitation,
  acceptOrganizationInvitation,
  requestOrganizationInvitationRenewal,
];
