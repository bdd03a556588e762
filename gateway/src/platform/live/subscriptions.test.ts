import { print } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { busiestGig, type BusyGig } from '../../testing/busiestGig.ts';
import { closeFollowed, followEvents, type FollowedEvents } from '../../testing/followEvents.ts';
import { graphql, type ResultOf, type TadaDocumentNode, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { database } = stack.upstream;

const ofGig = graphql(`
  subscription ($id: ID!, $after: String) {
    gigApplicationsChanged(gigId: $id, after: $after) {
      cursor
      hasGap
      changes {
        cursor
        subject
        action
        subjectDatabaseId
        application {
          id
          isSelected
          status
        }
        gig {
          fill {
            selected
          }
        }
      }
    }
  }
`);

const ofLocation = graphql(`
  subscription ($id: ID!) {
    locationGigsChanged(locationId: $id) {
      cursor
      changes {
        subject
        gigDatabaseId
      }
    }
  }
`);

const ofManaged = graphql(`
  subscription ($after: String) {
    managedGigsChanged(after: $after) {
      cursor
      changes {
        subject
        gigDatabaseId
      }
    }
  }
`);

const location = Buffer.from('Location:1').toString('base64');

let gig: BusyGig;
const followed: FollowedEvents[] = [];

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});
afterEach(() => closeFollowed(stack.url, followed));

async function follow<TData, TVariables>(
  operation: TadaDocumentNode<TData, TVariables>,
  variables: TVariables,
  token?: string | null,
): Promise<FollowedEvents<TData>> {
  const events = await followEvents(stack.url, operation, {
    variables,
    token: token === undefined ? await stack.tokenOf('manager') : token,
  });
  followed.push(events);
  return events;
}

function select(applicant: BusyGig['applicants'][number] | undefined) {
  return database
    .updateTable('gig_applications')
    .set({ is_selected: true, selection_source: 'STAFFER' })
    .where('id', '=', applicant?.databaseId ?? 0)
    .execute();
}

const changed = async (events: FollowedEvents<ResultOf<typeof ofGig>>) =>
  present((await events.next())?.data?.gigApplicationsChanged);

test('a subscription sends the starting cursor first, then each change with its current data', async () => {
  const [applicant] = gig.applicants;
  const events = await follow(ofGig, { id: gig.id });
  expect(await changed(events)).toEqual({ cursor: '0', hasGap: false, changes: [] });

  await select(applicant);
  const { cursor, changes } = await changed(events);
  expect({ cursor, changes }).toMatchObject({
    cursor: '1',
    changes: [
      {
        cursor: '1',
        subject: 'APPLICATION',
        action: 'CHANGED',
        subjectDatabaseId: applicant?.databaseId,
        application: { id: applicant?.id, isSelected: true, status: 'SELECTED' },
        gig: { fill: { selected: expect.any(Number) as number } },
      },
    ],
  });
});

test('a subscription refetches data for each event: a second change of the same application shows', async () => {
  const [applicant] = gig.applicants;
  const events = await follow(ofGig, { id: gig.id });
  await events.next();
  await select(applicant);
  await events.next();
  await database
    .updateTable('gig_applications')
    .set({ is_selected: false })
    .where('id', '=', applicant?.databaseId ?? 0)
    .execute();
  expect((await changed(events)).changes).toMatchObject([{ application: { isSelected: false } }]);
});

test('a subscription resumes after a cursor, without gaps or repetitions', async () => {
  const [first, second, third] = gig.applicants;
  await select(first);
  await select(second);
  const events = await follow(ofGig, { id: gig.id, after: '1' });
  expect((await changed(events)).changes).toMatchObject([{ subjectDatabaseId: second?.databaseId }]);
  await select(third);
  expect((await changed(events)).changes).toMatchObject([{ subjectDatabaseId: third?.databaseId }]);
});

test('a subscription starts from now with a gap after an expired cursor', async () => {
  await select(gig.applicants[0]);
  const events = await follow(ofGig, { id: gig.id, after: '999' });
  expect(await changed(events)).toEqual({ cursor: '1', hasGap: true, changes: [] });
});

test('the subscription of a location has changed applications to its gigs', async () => {
  const events = await follow(ofLocation, { id: location });
  await events.next();
  await select(gig.applicants[0]);
  expect((await events.next())?.data?.locationGigsChanged.changes).toEqual([
    { subject: 'APPLICATION', gigDatabaseId: gig.databaseId },
  ]);
});

test('a subscription reports removed gigs', async () => {
  const events = await follow(ofGig, { id: gig.id });
  await events.next();
  await database
    .deleteFrom('gig_applications')
    .where('id', '=', gig.applicants[0]?.databaseId ?? 0)
    .execute();
  expect((await changed(events)).changes).toMatchObject([{ action: 'REMOVED', application: null }]);
});

test('a subscription ends with the reason when the user signs out, and when a role ends', async () => {
  const events = await follow(ofGig, { id: gig.id });
  await events.next();
  await database.updateTable('sessions').set({ revoked_ts: stack.upstream.clock.now() }).execute();
  expect((await events.next())?.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(await events.next()).toBeNull();

  const member = await follow(ofGig, { id: gig.id }, await stack.upstream.tokenOf('member@brigade.example'));
  const owner = await follow(ofGig, { id: gig.id }, await stack.upstream.tokenOf('owner@brigade.example'));
  await Promise.all([member.next(), owner.next()]);
  await database.deleteFrom('location_managers').execute();
  expect((await member.next())?.errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN', permission: 'gigs.view' } },
  ]);
  expect(await member.next()).toBeNull();
  await select(gig.applicants[0]);
  expect((await changed(owner)).changes).toHaveLength(1);
});

test('the refusal of a subscription has the status that a query has', async () => {
  const elsewhere = Buffer.from('Gig:999999').toString('base64');
  expect((await follow(ofGig, { id: elsewhere })).status).toBe(200);
  expect((await follow(ofGig, { id: location })).status).toBe(200);
  for (const token of [null, 'unknown-token']) {
    expect((await follow(ofGig, { id: gig.id }, token)).status).toBe(401);
  }
});

async function codeOf(variables: VariablesOf<typeof ofGig>, token?: string | null): Promise<unknown> {
  const result = await (await follow(ofGig, variables, token)).next();
  return result?.errors?.[0]?.extensions?.['code'];
}

test('a subscription refuses callers without access or session, and invalid input, with the error code', async () => {
  const elsewhere = Buffer.from('Gig:999999').toString('base64');
  expect(await codeOf({ id: elsewhere })).toBe('NOT_FOUND');
  expect(await codeOf({ id: gig.id }, null)).toBe('UNAUTHENTICATED');
  expect(await codeOf({ id: gig.id }, 'unknown-token')).toBe('UNAUTHENTICATED');
  expect(await codeOf({ id: location })).toBe('BAD_USER_INPUT');
  expect(await codeOf({ id: gig.id, after: 'soon' })).toBe('BAD_USER_INPUT');
});

test('a subscription rejects a request without the event stream media type', async () => {
  const { status } = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${await stack.tokenOf('manager')}`,
    },
    body: JSON.stringify({ query: print(ofGig), variables: { id: gig.id } }),
  });
  expect(status).toBe(406);
});

test('a subscription misses no change since its query', async () => {
  const [first, second] = gig.applicants;
  const read = graphql(`
    query ($gig: DatabaseId!) {
      gig(databaseId: $gig) {
        liveCursor
        applications(first: 1) {
          totalCount
        }
      }
      location(databaseId: 1) {
        liveCursor
      }
    }
  `);
  const cursors = async () => {
    const { data } = await stack.run(read, { variables: { gig: gig.databaseId }, as: 'manager' });
    return [data?.gig?.liveCursor, data?.location?.liveCursor];
  };
  await select(first);
  await expect.poll(cursors).toEqual(['1', '1']);
  await select(second);
  const events = await follow(ofGig, { id: gig.id, after: '1' });
  expect(await changed(events)).toMatchObject({
    cursor: '2',
    hasGap: false,
    changes: [{ subjectDatabaseId: second?.databaseId }],
  });
});

test('a subscription follows all locations where the viewer has a role, and none without', async () => {
  const events = await follow(ofManaged, {}, await stack.tokenOf('owner'));
  expect((await events.next())?.data?.managedGigsChanged).toMatchObject({ changes: [] });
  const [foreign] = await database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .select('gigs.id')
    .where('organization_id', '!=', (eb) =>
      eb.selectFrom('locations').select('organization_id').where('id', '=', 1),
    )
    .limit(1)
    .execute();
  await database
    .updateTable('gigs')
    .set({ contact_name: 'Dana' })
    .where('id', 'in', [present(foreign).id, gig.databaseId])
    .execute();
  expect((await events.next())?.data?.managedGigsChanged.changes).toEqual([
    { subject: 'GIG', gigDatabaseId: gig.databaseId },
  ]);

  const refused = await follow(ofManaged, {}, await stack.tokenOf('admin'));
  expect((await refused.next())?.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
