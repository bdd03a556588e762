import { z } from 'zod';
import { pagingParameters } from '../../platform/paging/page.ts';
import { idParameter, listParameter } from '../../platform/server/parameters.ts';
import { hasStatus, invitationStatuses } from './invitationStatus.ts';
import type { selectInvitations } from './selectInvitations.ts';

/** The query parameters of both lists of invitations. */
export const invitationFilterFields = {
  ...pagingParameters,
  id: idParameter.optional().describe('Only the invitation with this id'),
  status: listParameter(z.enum(invitationStatuses))
    .optional()
    .describe('Only invitations with one of these statuses'),
};

type InvitationFilter = Pick<z.output<z.ZodObject<typeof invitationFilterFields>>, 'id' | 'status'>;

/** The invitations that match the filter, newest first. */
export function listed(
  invitations: ReturnType<typeof selectInvitations>,
  { id, status }: InvitationFilter,
  now: Date,
) {
  let kept = invitations;
  if (id !== undefined) kept = kept.where('invitations.id', '=', id);
  if (status) kept = kept.where((eb) => hasStatus(eb, status, now));
  return kept.orderBy('invitations.id', 'desc');
}
