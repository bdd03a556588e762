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
  description: 'The status of an invitation.',
  values: {
    SUBMITTED: { description: 'The invitation was sent and is awaiting a response.' },
    ACCEPTED: { description: 'The invitee accepted and has the role.' },
    ERROR: { description: 'The email could not be delivered. The link still works.' },
    EXPIRED: { description: 'The invitation was not accepted in time. Resending it creates a new link.' },
  } satisfies Described<typeof invitationStatuses>,
});

/** The status to show for an invitation as REST sends it. */
export function shownStatus(
  { status, expiration_date }: { readonly status: Status; readonly expiration_date: string },
  { now }: Context,
): Status {
  return invitationStatus({ status, expiresAt: Temporal.Instant.from(expiration_date) }, now);
}
