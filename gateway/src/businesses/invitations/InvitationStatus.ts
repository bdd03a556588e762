import {
  invitationStatus,
  type InvitationStatus as Status,
  type invitationStatuses,
} from '@brigade/domain/businesses/invitations/invitationStatus.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const InvitationStatus = builder.enumType('InvitationStatus', {
  description: 'How far an invitation has come.',
  values: {
    SUBMITTED: { description: 'Sent; it waits for an answer.' },
    ACCEPTED: { description: 'Its guest has the role.' },
    ERROR: { description: 'The e-mail could not be delivered. The link is good all the same.' },
    EXPIRED: { description: 'Nobody accepted it in time. Sent again, it gets a new link.' },
  } satisfies Described<typeof invitationStatuses>,
});

/** The status to show for an invitation as REST sends it. */
export function shownStatus(
  { status, expiration_date }: { readonly status: Status; readonly expiration_date: string },
  { now }: Context,
): Status {
  return invitationStatus({ status, expiresAt: Temporal.Instant.from(expiration_date) }, now);
}
