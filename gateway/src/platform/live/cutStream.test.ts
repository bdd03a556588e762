import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { busiestGig } from '../../testing/busiestGig.ts';
import { followEvents } from '../../testing/followEvents.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { openTcpProxy } from '../../testing/tcpProxy.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const line = await openTcpProxy(stack.url);
afterAll(() => line.close());

const ofGig = graphql(`
  subscription ($id: ID!, $after: String) {
    gigApplicationsChanged(gigId: $id, after: $after) {
      cursor
      hasGap
      changes {
        cursor
        subjectDatabaseId
      }
    }
  }
`);

/**
 * Longer than the gateway keeps an idle connection to the upstream (4 s), the only limit that an outage of half a minute
 * meets as well. BRIGADE_OUTAGE_SECONDS makes it longer.
 */
const outage = 1_000 * Number(process.env['BRIGADE_OUTAGE_SECONDS'] ?? 5);

test('a stream that was cut delivers 50 changes once each and in order', async () => {
  const gig = await busiestGig(stack);
  const token = await stack.tokenOf('manager');
  const follow = (after: string | null) =>
    followEvents(line.url, ofGig, { variables: { id: gig.id, after }, token });
  const { database } = stack.upstream;
  const applications = gig.applicants.map(({ databaseId }) => databaseId);
  const change = (round: number) =>
    database
      .updateTable('gig_applications')
      .set({ review_feedback: `change ${round}` })
      .where('id', '=', applications[round % applications.length] ?? 0)
      .execute();

  const before = await follow(null);
  const { cursor } = present((await before.next())?.data?.gigApplicationsChanged);
  line.cut();
  expect(await before.next()).toBeNull();
  const outageOver = wait(outage);
  for (let round = 0; round < 50; round += 1) await change(round);
  await expect(follow(cursor)).rejects.toThrow('fetch failed');
  await outageOver;
  line.restore();

  const after = await follow(cursor);
  const received: { cursor: string; subjectDatabaseId: number }[] = [];
  while (received.length < 50) {
    const { hasGap, changes } = present((await after.next())?.data?.gigApplicationsChanged);
    expect(hasGap).toBe(false);
    received.push(...changes);
  }
  expect(received.map(({ subjectDatabaseId }) => subjectDatabaseId)).toEqual(
    Array.from({ length: 50 }, (_, round) => applications[round % applications.length]),
  );
  expect(received.map((one) => Number(one.cursor))).toEqual(
    Array.from({ length: 50 }, (_, round) => Number(cursor) + round + 1),
  );

  // The new stream continues from there.
  await change(50);
  expect((await after.next())?.data?.gigApplicationsChanged.changes).toHaveLength(1);
  after.close();
});
