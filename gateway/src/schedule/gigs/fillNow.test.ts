import { addApplication, addGig } from '@brigade/upstream/testing/builders.ts';
import { expect, onTestFinished, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type OtherServer, startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { database, clock } = stack.upstream;

const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000);
const day = (time: Date) => time.toISOString().slice(0, 10);

const document = graphql(`
  query ($gig: DatabaseId!, $from: Date!, $until: Date!) {
    gig(databaseId: $gig) {
      fill {
        places
        selected
        confirmed
        offered
        noShows
        unpaid
      }
      calendarGig {
        id
        places
        selected
        confirmed
        offered
        noShows
        unpaid
      }
    }
    location(databaseId: 1) {
      calendar(from: $from, until: $until) {
        gigs {
          databaseId
          id
          places
          selected
          confirmed
          offered
          noShows
          unpaid
        }
      }
    }
  }
`);

/** What is in the places of a gig: of the gig itself, which its compact form and the calendar must equal. */
async function fillOf(gigId: number, { run }: Pick<OtherServer, 'run'> = stack) {
  const variables = { gig: gigId, from: day(hours(-36)), until: day(hours(36)) };
  const { data, errors } = await run(document, { as: 'manager', variables });
  expect(errors).toBeUndefined();
  const { fill, calendarGig } = present(data?.gig);
  const inCalendar = present(data?.location?.calendar).gigs.find(({ databaseId }) => databaseId === gigId);
  expect(calendarGig).toEqual({ ...fill, id: calendarGig.id });
  expect(inCalendar).toEqual({ ...calendarGig, databaseId: gigId });
  return fill;
}

const offers = { application_type: 'DIRECT_OFFER' } as const;

test('a place has a state: taken, offered, left by a no-show, or none of them', async () => {
  const gig_id = await addGig(database, {
    location_id: 1,
    allowed_confirmed_pros: 5,
    start_time: hours(-1),
    end_time: hours(7),
  });
  const times = { created_ts: clock.now(), expires_ts: hours(0.5) };
  await addApplication(database, { gig_id, pro_id: 1, is_selected: true, is_confirmed: true });
  const noShow = await addApplication(database, {
    gig_id,
    pro_id: 2,
    is_cancelled: true,
    cancellation_reason: 'NO_SHOW',
  });
  await database
    .insertInto('direct_offers')
    .values([
      { ...offers, ...times, gig_id, pro_id: 3, status: 'PENDING' },
      { ...offers, ...times, gig_id, pro_id: 4, status: 'PENDING', replaces_application_id: noShow },
      { ...offers, ...times, gig_id, pro_id: 5, status: 'PENDING', expires_ts: hours(-0.1) },
      { ...offers, ...times, gig_id, pro_id: 6, status: 'DECLINED' },
    ])
    .execute();

  expect(await fillOf(gig_id)).toEqual({
    places: 5,
    selected: 1,
    confirmed: 1,
    offered: 1,
    noShows: 1,
    unpaid: 0,
  });
});

test('a gig whose payments are on their way has no unpaid pros', async () => {
  const gig_id = await addGig(database, {
    location_id: 1,
    status: 'INCOMPLETE',
    start_time: hours(-12),
    end_time: hours(-4),
  });
  const worked = { gig_id, is_selected: true, is_confirmed: true };
  const [first, second] = [
    await addApplication(database, { ...worked, pro_id: 1 }),
    await addApplication(database, { ...worked, pro_id: 2 }),
  ];
  expect(await fillOf(gig_id)).toMatchObject({ unpaid: 2 });

  await database
    .updateTable('gig_applications')
    .set({ business_payment_status: 'SUBMITTED' })
    .where('id', 'in', [first, second])
    .execute();
  expect(await fillOf(gig_id)).toMatchObject({ unpaid: 0 });
});

test('a server that does not count offers, no-shows and unpaid pros leaves them unknown', async () => {
  const counts = ['offered_applications', 'no_show_applications', 'unpaid_applications'];
  const server = await startOtherServer({
    rewrite: (key, value) => (counts.includes(key) ? undefined : value),
  });
  onTestFinished(server.close);
  const gig_id = await addGig(database, { location_id: 1, start_time: hours(4), end_time: hours(8) });

  expect(await fillOf(gig_id, server)).toMatchObject({ offered: null, noShows: null, unpaid: null });
});
