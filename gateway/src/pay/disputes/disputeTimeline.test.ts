import { beforeEach, describe, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, reset } = stack;

beforeEach(reset);

describe('the timeline', () => {
  const timelineQuery = graphql(`
    query ($databaseId: DatabaseId!) {
      dispute(databaseId: $databaseId) {
        application {
          databaseId
        }
        gig {
          databaseId
          timeZone
        }
        timeline {
          key
          kind
          at
          actorName
          note
          reason
          changes {
            label
            before
            after
            isHidden
          }
          position {
            isInside
            distanceMeters
            radiusMeters
            precision
          }
          amount {
            amountCents
          }
        }
      }
    }
  `);
  const read = async (as: 'member' | 'admin' = 'member') => {
    const { data, errors } = await run(timelineQuery, { as, variables: { databaseId: 3 } });
    expect(errors).toBeUndefined();
    return present(data?.dispute);
  };
  /** Adds evidence to the work of the dispute, as the REST API would have stored it. */
  const workOf = async () => {
    const { application } = await read();
    return stack.upstream.database
      .selectFrom('gig_applications')
      .select(['id', 'gig_id', 'location_id', 'pro_id', 'work_start_time'])
      .where('id', '=', application.databaseId)
      .executeTakeFirstOrThrow();
  };

  test('the timeline shows a corrected punch in the time of the location, with the words of the activity log', async () => {
    const work = await workOf();
    await stack.upstream.database
      .insertInto('changes')
      .values({
        subject: 'gig_applications',
        subject_id: work.id,
        gig_id: work.gig_id,
        location_id: work.location_id,
        actor_user_id: null,
        action: 'changed',
        before: JSON.stringify({ time_punches: ['Clock-in Nov 20, 5:00 PM', 'Clock-out Nov 20, 9:00 PM'] }),
        after: JSON.stringify({ time_punches: ['Clock-in Nov 20, 5:30 PM', 'Clock-out Nov 20, 9:00 PM'] }),
        created_ts: work.work_start_time,
      })
      .execute();

    const { timeline } = await read();
    expect(present(timeline).find(({ kind }) => kind === 'PUNCHES_CHANGED')).toMatchObject({
      changes: [
        {
          label: 'Punches',
          before: 'Clock-in Nov 20, 5:00 PM',
          after: 'Clock-in Nov 20, 5:30 PM',
          isHidden: false,
        },
      ],
    });
  });

  test('the timeline shows the position at a punch beside the fence, and how the punch came about in words', async () => {
    const { id: application_id, gig_id, location_id, pro_id, work_start_time } = await workOf();
    await stack.upstream.database
      .insertInto('geo_logs')
      .values({
        application_id,
        gig_id,
        location_id,
        pro_id,
        action: 'GEO_FENCE_EXITED',
        precision: 'FINE',
        longitude: -73.99,
        latitude: 40.75,
        punch_type: 'CLOCK_IN',
        fence_longitude: -73.99,
        fence_latitude: 40.76,
        fence_radius_meters: 200,
        created_ts: work_start_time,
        last_updated_ts: work_start_time,
      })
      .execute();
    await stack.upstream.database
      .insertInto('time_punches')
      .values({ application_id, time: work_start_time, punch_type: 'CLOCK_IN', is_check_in: true })
      .execute();

    const timeline = present((await read()).timeline);
    expect(timeline).toContainEqual(
      expect.objectContaining({
        kind: 'LOCATED_AT_CLOCK_IN',
        at: work_start_time.toISOString(),
        position: { isInside: false, distanceMeters: 1112, radiusMeters: 200, precision: 'FINE' },
      }),
    );
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'CLOCKED_IN', reason: 'With the check-in code' }),
    );
  });

  test('the timeline has keys that are unique, and is the same for platform admins', async () => {
    const { timeline } = await read();
    const keys = present(timeline).map(({ key }) => key);

    expect(new Set(keys).size).toBe(keys.length);
    expect((await read('admin')).timeline).toEqual(timeline);
  });

  test('the timeline is hidden from onsite managers', async () => {
    const { data, errors } = await run(timelineQuery, { as: 'onsite', variables: { databaseId: 3 } });

    expect(data?.dispute).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});
