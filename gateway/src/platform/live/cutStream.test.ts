import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { busiestGig } from '../../testing/busiestGig.ts';
import { followEvents } from '../../testing/followEvents.ts';
import { openLineProxy } from '../../testing/tcpProxy.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const line = await openLineProxy(stack.url);
afterAll(() => line.close());

const query = /* GraphQL */ `
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
`;

const outage = 30_000;

// The one test that needs time to pass: lines that are gone for half a minute meet other limits than short cuts.
test('a line that is cut for 30 s, with 50 changes meanwhile, tells all 50 afterwards, once each, in order', async () => {
  const gig = await busiestGig(stack);
  const token = await stack.tokenOf('manager');
  const follow = (after: string | null) =>
    followEvents(line.url, { query, variables: { id: gig.id, after }, token });
  const { database } = stack.upstream;
  const applications = gig.applicants.map(({ databaseId }) => databaseId);
  const change = (round: number) =>
    database
      .updateTable('gig_applications')
      .set({ review_feedback: `change ${round}` })
      .where('id', '=', applications[round % applications.length] ?? 0)
      .execute();

  const before = await follow(null);
  const { cursor } = (await before.next()).data.gigApplicationsChanged;
  line.cut();
  expect(await before.next()).toBeNull();
  const mended = wait(outage);
  for (let round = 0; round < 50; round += 1) await change(round);
  await expect(follow(cursor)).rejects.toThrow('fetch failed');
  await mended;
  line.mend();

  const after = await follow(cursor);
  const told: { cursor: string; subjectDatabaseId: number }[] = [];
  while (told.length < 50) {
    const { hasGap, changes } = (await after.next()).data.gigApplicationsChanged;
    expect(hasGap).toBe(false);
    told.push(...changes);
  }
  expect(told.map(({ subjectDatabaseId }) => subjectDatabaseId)).toEqual(
    Array.from({ length: 50 }, (_, round) => applications[round % applications.length]),
  );
  expect(told.map((one) => Number(one.cursor))).toEqual(
    Array.from({ length: 50 }, (_, round) => Number(cursor) + round + 1),
  );

  // And goes on from there.
  await change(50);
  expect((await after.next()).data.gigApplicationsChanged.changes).toHaveLength(1);
  after.close();
}, 90_000);
