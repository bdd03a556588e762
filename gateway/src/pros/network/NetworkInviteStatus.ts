import {
  networkInviteStatus,
  type NetworkInviteStatus as Status,
  type networkInviteStatuses,
} from '@brigade/domain/pros/network/networkInviteStatus.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const NetworkInviteStatus = builder.enumType('NetworkInviteStatus', {
  description: 'The status of a network invite.',
  values: {
    SENT: { description: 'The offer awaits an answer.' },
    ACCEPTED: { description: 'The guest accepted and is in the network.' },
    EXPIRED: { description: 'The invite was not accepted in time. Resending it creates a new link.' },
    UNDELIVERABLE: { description: 'The message could not be delivered. The link works anyway.' },
  } satisfies Described<typeof networkInviteStatuses>,
});

/** The status to show for an invite as REST sends it. */
export function shownInviteStatus(
  { status, expiration_date }: { readonly status: Status; readonly expiration_date: string },
  { now }: Context,
): Status {
  return networkInviteStatus({ status, expiresAt: Temporal.Instant.from(expiration_date) }, now);
}
