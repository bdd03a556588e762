import type { Database } from '../../platform/database/database.ts';
import { deliverMessage, productName } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';
import type { RemapEffects } from './remapSchema.ts';
import type { Movable } from './requireMovable.ts';

/** Notifies users who lose or gain access to the moved location. */
export async function notifyAdmins(
  services: Services,
  trx: Database,
  { location, from, to }: Movable,
  { admins_losing_access, admins_gaining_access }: RemapEffects,
): Promise<void> {
  const moved = `${location.name} has moved from ${from.name} to ${to.name}.`;
  const subject = `${location.name} has moved to ${to.name}`;
  const page = `${services.settings.webPublicUrl}/locations/${location.id}/info`;
  const messages = [
    ...admins_losing_access.map(({ email }) => ({
      email,
      body: `${moved} You no longer have access to it. If this is wrong, contact ${productName(services)} support.`,
    })),
    ...admins_gaining_access.map(({ email }) => ({
      email,
      body: `${moved} As an admin of ${to.name} you can manage it now: ${page}`,
    })),
  ];
  for (const { email, body } of messages) {
    if (email !== null) await deliverMessage(services, trx, { channel: 'email', to: email, subject, body });
  }
}
