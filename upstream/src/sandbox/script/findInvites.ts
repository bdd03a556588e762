import { sql } from 'kysely';
import { batchSize } from '../../dueWork/dueJob.ts';
import { chance } from './chance.ts';
import { followInvite } from './decisions.ts';
import { guestOfInvite } from './findOrAddGuest.ts';
import { notMet } from './isUnhandled.ts';
import type { Meet, Situation } from './situation.ts';

const name = sql<string>`'invite:' || network_invites.id || ':' || extract(epoch from network_invites.sent_ts)`;

/** Invites into networks that were sent. Whoever does not follow theirs never comes to be a pro here. */
export const meetInvites: Meet = async ({ trx, seed, now }) => {
  const invites = await trx
    .selectFrom('network_invites')
    .select(['id', 'location_id', 'name', 'email', 'phone_number', 'expires_ts', name.as('met')])
    .where('status', '=', 'SENT')
    .where('expires_ts', '>', now)
    .where(notMet(name))
    .orderBy('id')
    .limit(batchSize)
    .execute();
  const situations: Situation[] = [];
  for (const { id, met, expires_ts, ...invite } of invites) {
    const [intention] = followInvite(chance(seed, 'invite', invite.location_id, id), {
      now,
      expires: expires_ts,
    });
    const proId = intention ? await guestOfInvite(trx, invite, now) : null;
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
