import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, reset } = stack;

beforeEach(reset);

const logFields = graphql(`
  fragment LogFields on GeoLog {
    id
    databaseId
    isFlagged
    reviewReasons
    review {
      note
      reviewedAt
      reviewerName
    }
  }
`);

const listQuery = graphql(
  `
    query ($first: Int, $after: String, $search: String, $isFlagged: Boolean) {
      location(databaseId: 1) {
        viewerCanReviewGeoLogs
        viewerCannotReviewGeoLogsReason
        geoLogs(first: $first, after: $after, search: $search, isFlagged: $isFlagged) {
          totalCount
          pageInfo {
            endCursor
          }
          edges {
            node {
              ...LogFields
              pro {
                displayName
              }
            }
          }
        }
      }
    }
  `,
  [logFields],
);

const closeMutation = graphql(
  `
    mutation ($input: CloseGeoLogInput!) {
      closeGeoLog(input: $input) {
        geoLog {
          ...LogFields
        }
        errors {
          code
          path
          message
        }
      }
    }
  `,
  [logFields],
);

const reopenMutation = graphql(
  `
    mutation ($input: ReopenGeoLogInput!) {
      reopenGeoLog(input: $input) {
        geoLog {
          ...LogFields
        }
        errors {
          code
          path
        }
      }
    }
  `,
  [logFields],
);

async function list(variables: VariablesOf<typeof listQuery> = {}, as: Person = 'member') {
  const { data } = await run(listQuery, { as, variables });
  const { totalCount, pageInfo, edges } = present(data?.location?.geoLogs);
  return { totalCount, pageInfo, logs: edges.map(({ node }) => node) };
}

async function flaggedLog() {
  return present((await list({ first: 1, isFlagged: true })).logs[0]);
}

const close = (input: VariablesOf<typeof closeMutation>['input'], as: Person = 'member') =>
  mutate(stack, closeMutation, { as, input });

describe('the geo logs of a location', () => {
  test('geo logs come flagged first, and go on after a cursor', async () => {
    const all = await list({ first: 100 });
    const flagged = all.logs.filter(({ isFlagged }) => isFlagged).length;
    const start = await list({ first: 2 });
    const rest = await list({ first: 98, after: start.pageInfo.endCursor });

    expect(flagged).toBeGreaterThan(0);
    expect(all.logs.slice(0, flagged).every(({ isFlagged }) => isFlagged)).toBe(true);
    expect([...start.logs, ...rest.logs]).toEqual(all.logs);
  });

  test('geo logs can be narrowed by flag and by the name of a pro', async () => {
    const flagged = await list({ isFlagged: true });
    const others = await list({ isFlagged: false });
    const name = present(flagged.logs[0]?.pro).displayName;
    const found = await list({ first: 100, search: ` ${name.toLowerCase()} ` });

    expect(present(flagged.totalCount) + present(others.totalCount)).toBe((await list()).totalCount);
    expect(found.logs.length).toBeGreaterThan(0);
    expect(found.logs.every(({ pro }) => pro?.displayName === name)).toBe(true);
    expect(await list({ search: '  ' })).toEqual(await list());
  });

  test('geo logs have the position, the fence, the distance and the gig, by one upstream call for all gigs', async () => {
    const { data, errors, calls } = await run(
      graphql(`
        {
          location(databaseId: 1) {
            geoLogs(first: 25, isFlagged: false) {
              edges {
                node {
                  action
                  precision
                  distanceMeters
                  loggedAt
                  awayUntil
                  occasion
                  coordinates {
                    longitude
                    latitude
                  }
                  fence {
                    radiusMeters
                    center {
                      longitude
                      latitude
                    }
                  }
                  gig {
                    databaseId
                    skill {
                      name
                    }
                  }
                }
              }
            }
          }
        }
      `),
      { as: 'member' },
    );
    const nodes = present(data?.location?.geoLogs).edges.map(({ node }) => node);

    expect(errors).toBeUndefined();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getLocation', 'listGeoLogs', 'listGigs']);
    expect(nodes).toHaveLength(25);
    const exact = nodes.filter(({ precision }) => precision === 'FINE');
    expect(exact.map(({ action }) => action === 'GEO_FENCE_ENTERED')).toEqual(
      exact.map(({ distanceMeters, fence }) => present(distanceMeters) <= present(fence).radiusMeters),
    );
    expect(nodes.every(({ gig }) => gig?.skill.name)).toBe(true);
  });

  test('geo logs are refused to an onsite manager, with the reason', async () => {
    const { data, errors } = await run(listQuery, { as: 'onsite', variables: {} });

    expect(data?.location).toEqual({
      geoLogs: null,
      viewerCanReviewGeoLogs: false,
      viewerCannotReviewGeoLogsReason: expect.stringContaining('adjust working hours'),
    });
    expect(errors).toMatchObject([{ path: ['location', 'geoLogs'], extensions: { code: 'FORBIDDEN' } }]);
  });

  test('geo logs are found again by their id, with their application', async () => {
    const { id, databaseId, pro } = await flaggedLog();
    const document = graphql(`
      query ($id: ID!) {
        node(id: $id) {
          ... on GeoLog {
            databaseId
            application {
              pro {
                displayName
              }
            }
          }
        }
      }
    `);
    const there = await run(document, { as: 'member', variables: { id } });
    const nowhere = await run(document, { as: 'member', variables: { id: globalId('GeoLog', 999999) } });

    expect(there.data?.node).toEqual({ databaseId, application: { pro } });
    expect(nowhere.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

describe('the work of a flagged log', () => {
  const work = graphql(`
    query ($id: ID!) {
      node(id: $id) {
        ... on GeoLog {
          application {
            databaseId
            gigDatabaseId
            flaggedGeoLogCount
          }
        }
      }
    }
  `);
  const pay = graphql(`
    query ($gig: DatabaseId!) {
      gig(databaseId: $gig) {
        pay {
          flags
          application {
            databaseId
            flaggedGeoLogCount
          }
        }
      }
    }
  `);
  const workOf = async (id: string) => {
    const { data } = await run(work, { as: 'member', variables: { id } });
    return present(data?.node && 'application' in data.node ? data.node.application : null);
  };
  const payOf = async ({ databaseId, gigDatabaseId: gig }: Awaited<ReturnType<typeof workOf>>) => {
    const { data } = await run(pay, { as: 'member', variables: { gig } });
    return present(data?.gig?.pay?.find(({ application }) => application.databaseId === databaseId));
  };

  test('the work of a flagged log says how many logs wait, and is flagged before paying, until they are closed', async () => {
    const { id } = await flaggedLog();
    const before = await workOf(id);
    const count = present(before.flaggedGeoLogCount);
    expect(count).toBeGreaterThan(0);
    expect(await payOf(before)).toMatchObject({
      flags: expect.arrayContaining(['GEO_FLAGGED']),
      application: { flaggedGeoLogCount: count },
    });

    await stack.upstream.database
      .updateTable('geo_logs')
      .set({ is_flagged_for_staffer_review: false })
      .where('application_id', '=', before.databaseId)
      .execute();
    expect((await workOf(id)).flaggedGeoLogCount).toBe(0);
    expect((await payOf(before)).flags).not.toContain('GEO_FLAGGED');
  });

  test('the work of a flagged log does not say to an onsite manager how many logs wait', async () => {
    const { databaseId } = await workOf((await flaggedLog()).id);
    const { data, errors } = await run(
      graphql(`
        query ($id: DatabaseId!) {
          gigApplication(databaseId: $id) {
            flaggedGeoLogCount
          }
        }
      `),
      { as: 'onsite', variables: { id: databaseId } },
    );

    expect(errors).toBeUndefined();
    expect(data?.gigApplication).toEqual({ flaggedGeoLogCount: null });
  });
});

test('a flagged log is closed with a note and reopened, which keeps the note', async () => {
  const { id: geoLogId, reviewReasons } = await flaggedLog();
  const before = await list({ isFlagged: true });
  const closed = await close({ geoLogId, note: ' The shift lead saw them. ' });

  expect(closed).toEqual({
    errors: [],
    geoLog: expect.objectContaining({
      isFlagged: false,
      reviewReasons,
      review: {
        note: 'The shift lead saw them.',
        reviewedAt: expect.any(String),
        reviewerName: expect.any(String),
      },
    }),
  });
  expect((await list({ isFlagged: true })).totalCount).toBe(present(before.totalCount) - 1);
  const reopened = await mutate(stack, reopenMutation, { as: 'owner', input: { geoLogId } });
  expect(reopened).toMatchObject({
    errors: [],
    geoLog: { isFlagged: true, review: { note: 'The shift lead saw them.' } },
  });
});

test.each([
  [{ note: '  ' }, 'REQUIRED', ['note'], 'This field is required'],
  [{ note: 'x'.repeat(1001) }, 'INVALID', ['note'], 'At most 1000 characters'],
  [{ geoLogId: globalId('Gig', 1) }, 'INVALID', ['geoLogId'], 'This is not the id of a geo log'],
  [{ geoLogId: globalId('GeoLog', 999999) }, 'NOT_FOUND', ['geoLogId'], expect.any(String)],
])('the review %j is refused at its field', async (values, code, path, message) => {
  const { id: geoLogId } = await flaggedLog();

  expect(await close({ geoLogId, note: 'Fine', ...values })).toEqual({
    geoLog: null,
    errors: [{ code, path, message }],
  });
});

test('a log that is closed already is not closed again', async () => {
  const { id: geoLogId } = await flaggedLog();
  await close({ geoLogId, note: 'First.' });

  expect(await close({ geoLogId, note: 'Second.' })).toMatchObject({
    geoLog: null,
    errors: [{ code: 'INVALID_TRANSITION', message: 'This log was closed already.' }],
  });
});

test('an onsite manager does not close a log', async () => {
  const { id: geoLogId } = await flaggedLog();

  expect(await close({ geoLogId, note: 'Fine' }, 'onsite')).toMatchObject({
    errors: [{ code: 'FORBIDDEN', path: ['geoLogId'] }],
  });
});
