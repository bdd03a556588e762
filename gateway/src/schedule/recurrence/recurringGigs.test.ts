import { expect, test } from 'vitest';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const recurring = (args: string) =>
  run(
    `{ location(databaseId: 1) { recurringGigs(first: 100${args}) {
      totalCount edges { node { startTime type isRecurring skill { id } recurrence { text } } }
    } } }`,
    { as: 'onsite' },
  );

test('lists recurring gigs by start time, with their rules in one additional upstream request', async () => {
  const { data, errors, calls } = await recurring('');
  const { totalCount, edges } = data.location.recurringGigs;
  const gigs = edges.map(({ node }: { node: { startTime: string; recurrence: { text: string } } }) => node);
  const starts = gigs.map(({ startTime }: { startTime: string }) => startTime);

  expect(errors).toBeUndefined();
  expect(gigs.length).toBe(totalCount);
  expect(starts).toEqual(starts.toSorted());
  expect(gigs[0].recurrence.text).toMatch(/^Every week on \w+day until /);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getLocation', 'listRecurringGigs']);
});

test('filters by time, position and type', async () => {
  const all = (await recurring('')).data.location.recurringGigs;
  const { startTime, skill } = all.edges[0].node;
  const count = async (args: string) => (await recurring(args)).data.location.recurringGigs.totalCount;

  expect(await count(`, from: "2026-03-02T00:00:00Z"`)).toBeLessThan(all.totalCount);
  expect(await count(`, until: "${startTime}"`)).toBe(0);
  expect(await count(`, skillIds: ["${skill.id}"]`)).toBeGreaterThan(0);
  expect(await count(', skillIds: ["nonsense"]')).toBe(0);
  expect(await count(', types: [NETWORK]')).toBe(0);
});
