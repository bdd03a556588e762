import { afterAll, beforeEach, expect, test } from 'vitest';
import { busiestGig, type BusyGig } from '../../testing/busiestGig.ts';
import { followEvents } from '../../testing/followEvents.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const other = await startOtherServer({
  missing: '/api/staffer/changes/',
  environment: { LIVE_POLL_SECONDS: '1' },
});
afterAll(() => other.close());

const ofGig = graphql(`
  subscription ($id: ID!, $after: String) {
    gigApplicationsChanged(gigId: $id, after: $after) {
      cursor
      hasGap
      changes {
        subject
        action
        subjectDatabaseId
      }
    }
  }
`);

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

async function follow(after: string | null = null) {
  const token = await stack.tokenOf('manager');
  return followEvents(other.url, ofGig, { variables: { id: gig.id, after }, token });
}

test('an upstream without a feed is looked at again and again, once for all', async () => {
  const [one, another] = [await follow(), await follow()];
  const begin = present((await one.next())?.data?.gigApplicationsChanged);
  expect(begin).toMatchObject({ hasGap: false, changes: [] });
  await another.next();

  const [applicant] = gig.applicants;
  await stack.upstream.database
    .updateTable('gig_applications')
    .set({ is_selected: true })
    .where('id', '=', applicant?.databaseId ?? 0)
    .execute();
  for (const events of [one, another]) {
    expect((await events.next())?.data?.gigApplicationsChanged.changes).toEqual([
      { subject: 'APPLICATION', action: 'CHANGED', subjectDatabaseId: applicant?.databaseId },
    ]);
  }

  const back = await follow(begin.cursor);
  expect((await back.next())?.data?.gigApplicationsChanged.changes).toHaveLength(1);
  const stranger = await follow('7');
  expect((await stranger.next())?.data?.gigApplicationsChanged).toMatchObject({ hasGap: true, changes: [] });
  for (const events of [one, another, back, stranger]) events.close();
});

test('a gig that is not there is not there', async () => {
  const token = await stack.tokenOf('manager');
  const id = Buffer.from('Gig:999999').toString('base64');
  const result = await (await followEvents(other.url, ofGig, { variables: { id }, token })).next();
  expect(result?.errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
});
