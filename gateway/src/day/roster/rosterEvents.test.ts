import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { confirmInDatabase } from '../../testing/confirmInDatabase.ts';
import { closeFollowed, type FollowedEvents, followEvents } from '../../testing/followEvents.ts';
import { graphql, type ResultOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

const rosterEvents = graphql(`
  subscription ($id: ID!) {
    gigApplicationsChanged(gigId: $id) {
      changes {
        application {
          id
          attendance {
            state
          }
          timePunches {
            type
            recordedByName
            isRecordedByViewer
          }
          flaggedGeoLogCount
        }
      }
    }
  }
`);

const clockInPros = graphql(`
  mutation ($input: ClockInProsInput!) {
    clockInPros(input: $input) {
      errors {
        code
      }
    }
  }
`);

let gig: BusyGig;
const followed: FollowedEvents[] = [];

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  await confirmInDatabase(stack, gig.applicants.slice(0, 1));
  const { start_time } = await stack.upstream.database
    .selectFrom('gigs')
    .select('start_time')
    .where('id', '=', gig.databaseId)
    .executeTakeFirstOrThrow();
  stack.upstream.clock.set(start_time);
});
afterEach(() => closeFollowed(stack.url, followed));

async function follow(person: 'manager' | 'onsite') {
  const token = await stack.tokenOf(person);
  const events = await followEvents(stack.url, rosterEvents, { variables: { id: gig.id }, token });
  followed.push(events);
  await events.next();
  return events;
}

async function punched(events: FollowedEvents<ResultOf<typeof rosterEvents>>) {
  const result = present(await events.next());
  expect(result.errors).toBeUndefined();
  return present(result.data).gigApplicationsChanged.changes.find(({ application }) => application)
    ?.application;
}

test('a punch arrives with its event, for each viewer with what they may see', async () => {
  const [manager, onsite] = await Promise.all([follow('manager'), follow('onsite')]);
  const [pro] = gig.applicants;
  await mutate(stack, clockInPros, {
    as: 'onsite',
    input: { gigId: gig.id, applicationIds: [present(pro).id] },
  });
  const shared = { id: pro?.id, attendance: { state: 'IN' } };
  const punch = { type: 'CLOCK_IN', recordedByName: expect.any(String) as string };
  expect(await punched(manager)).toEqual({
    ...shared,
    timePunches: [{ ...punch, isRecordedByViewer: false }],
    flaggedGeoLogCount: 0,
  });
  expect(await punched(onsite)).toEqual({
    ...shared,
    timePunches: [{ ...punch, isRecordedByViewer: true }],
    flaggedGeoLogCount: null,
  });
});
