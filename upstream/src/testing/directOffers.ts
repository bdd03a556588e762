import type { Database } from '../platform/database/database.ts';
import { hoursFromStart } from './builders.ts';
import { fixtureIds } from './fixtureIds.ts';
import { people } from './people.ts';

/** Adds an offer of the posted gig to the pro without an application, valid for an hour. */
export async function addOffer(database: Database): Promise<void> {
  await database
    .insertInto('direct_offers')
    .values({
      gig_id: fixtureIds.postedGig,
      pro_id: fixtureIds.idlePro,
      application_type: 'DIRECT_OFFER',
      status: 'PENDING',
      expires_ts: hoursFromStart(1),
      created_by_user_id: people.member.id,
      created_ts: hoursFromStart(0),
    })
    .execute();
}

/** Adds a queued operation at Harbor House that offers the posted gig to that pro. */
export async function addOperation(database: Database): Promise<void> {
  await database
    .insertInto('operations')
    .values({
      kind: 'DIRECT_OFFERS',
      location_id: fixtureIds.harborHouse,
      created_by_user_id: people.member.id,
      input: JSON.stringify({
        application_type: 'DIRECT_OFFER',
        bonus: null,
        message: null,
        is_confirmed: true,
        gig_ids: [fixtureIds.postedGig],
        pro_ids: [fixtureIds.idlePro],
      }),
      total: 1,
      created_ts: hoursFromStart(0),
    })
    .execute();
}
