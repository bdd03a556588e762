import { notifyUser } from '../../accounts/users/notifyUser.ts';
import type { Database } from '../../platform/database/database.ts';
import { productName } from '../../platform/outbox/deliverMessage.ts';
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
    ...admins_losing_access.map(({ id }) => ({
      id,
      body: `${moved} You no longer have access to it. If this is wrong, contact ${productName(services)} support.`,
    })),
    ...admins_gaining_access.map(({ id }) => ({
      id,
      body: `${moved} As an admin of ${to.name} you can manage it now: ${page}`,
    })),
  ];
  for (const { id, body } of messages) await notifyUser(services, trx, id, { subject, body });
}
