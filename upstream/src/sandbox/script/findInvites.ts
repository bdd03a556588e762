import { sql } from 'kysely';
import { batchSize } from '../../platform/dueWork/dueJob.ts';
import { chance } from './chance.ts';
import { followInvite } from './decisions.ts';
import { findOrAddGuest } from './findOrAddGuest.ts';
import { isUnhandled } from './isUnhandled.ts';
import type { FindSituations, Situation } from './situation.ts';

const name = sql<string>`'invite:' || network_invites.id || ':' || extract(epoch from network_invites.sent_ts)`;

/** Open network invites. A guest who does not accept never becomes a pro. */
export const findInvites: FindSituations = async ({ trx, seed, now }) => {
  const invites = await trx
    .selectFrom('network_invites')
    .select(['id', 'location_id', 'name', 'email', 'phone_number', 'expires_ts', name.as('met')])
    .where('status', '=', 'SENT')
    .where('expires_ts', '>', now)
    .where(isUnhandled(name))
    .orderBy('id')
    .limit(batchSize)
    .execute();
  const situations: Situation[] = [];
  for (const { id, met, expires_ts, ...invite } of invites) {
    const [intention] = followInvite(chance(seed, 'invite', invite.location_id, id), {
      now,
      expires: expires_ts,
    });
    const proId = intention ? await findOrAddGuest(trx, invite, now) : null;
    const acts =
      intention && proId !== null
        ? [
            {
              kind: intention.kind,
              due_ts: intention.due,
              pro_id: proId,
              location_id: invite.location_id,
              invite_id: id,
            },
          ]
        : [];
    situations.push({ name: met, acts });
  }
  return situations;
};
