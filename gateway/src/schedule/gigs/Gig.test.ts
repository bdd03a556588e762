import { print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { graphql, type ResultOf, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, runText } = await startTestStack();

const gigRow = graphql(`
  fragment GigRow on Gig {
    databaseId
    startTime
    createdAt
    updatedAt
    status
    listStatus
    type
    skill {
      databaseId
      name
    }
    event {
      name
    }
  }
`);
const listDocument = graphql(
  `
    query ($first: Int, $after: String, $last: Int, $before: String, $filter: GigFilter, $orderBy: GigOrder) {
      location(databaseId: 1) {
        gigs(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) {
          totalCount
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
          edges {
            cursor
            node {
              ...GigRow
            }
          }
        }
      }
    }
  `,
  [gigRow],
);

type GigRow = ResultOf<typeof gigRow>;
type ListVariables = VariablesOf<typeof listDocument>;

async function list(variables: ListVariables) {
  const { data, errors, calls } = await run(listDocument, { as: 'manager', variables });
  expect(errors).toBeUndefined();
  const { edges, ...rest } = present(data?.location?.gigs);
  return { ...rest, calls, rows: edges.map(({ node }) => node) };
}

/** Pages through the whole list, which is longer than the largest page. */
async function listAll(filter: ListVariables['filter'] = {}): Promise<GigRow[]> {
  const rows: GigRow[] = [];
  let after: string | null = null;
  do {
    const page = await list({ first: 100, after, filter });
    rows.push(...page.rows);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return rows;
}

function ids(rows: readonly GigRow[]): number[] {
  return rows.map(({ databaseId }) => databaseId);
}

describe('the gigs of a location', () => {
  test('the gigs of a location page forward without gaps or duplicates, with one list request per page', async () => {
    const seen: number[] = [];
    let after: string | null = null;
    let total = 0;
    do {
      const page = await list({ first: 20, after });
      expect(page.calls.filter(({ endpoint }) => endpoint === 'listGigs')).toHaveLength(1);
      seen.push(...ids(page.rows));
      total = page.totalCount;
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);

    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  test('the gigs of a location page backward to the same list', async () => {
    const forwards = ids(await listAll());
    const backwards: number[] = [];
    let before: string | null = null;
    do {
      const page = await list({ last: 15, before });
      backwards.unshift(...ids(page.rows));
      before = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null;
    } while (before !== null);

    expect(backwards).toEqual(forwards);
  });

  test('the gigs of a location default to 25 per page, earliest start first', async () => {
    const { rows } = await list({});
    const starts = rows.map(({ startTime }) => startTime);

    expect(rows).toHaveLength(25);
    expect(starts).toEqual(starts.toSorted());
  });

  test.each([
    ['STARTING_SOONEST', 'startTime', 1],
    ['STARTING_LATEST', 'startTime', -1],
    ['LAST_POSTED', 'createdAt', -1],
    ['LAST_MODIFIED', 'updatedAt', -1],
  ] as const)('the gigs of a location can be ordered by %s', async (orderBy, field, direction) => {
    const { rows } = await list({ orderBy, first: 100 });
    const moments = rows.map((row) => Date.parse(present(row[field])) * direction);

    expect(rows.length).toBeGreaterThan(2);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  });

  test.each(['UNFILLED', 'READY', 'COMPLETED', 'PAYMENT_DUE', 'PAYMENT_ERROR', 'CANCELLED'] as const)(
    'the gigs of a location can be narrowed to the status %s',
    async (status) => {
      const { rows } = await list({ filter: { statuses: [status] }, first: 100 });

      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map(({ listStatus }) => listStatus))).toEqual(new Set([status]));
    },
  );

  test('the gigs of a location can be filtered by type, position, event and time', async () => {
    const all = await listAll();
    const network = await listAll({ types: ['NETWORK'] });
    const skill = present(all[0]).skill.databaseId;
    const ofSkill = await listAll({ skillDatabaseIds: [skill] });
    const inEvents = await listAll({ isInEvent: true });
    const middle = present(all[Math.floor(all.length / 2)]).startTime;
    const late = await listAll({ startsAtOrAfter: middle });
    const early = await listAll({ startsAtOrBefore: middle });

    expect(ids(network)).toEqual(
      ids(all.filter(({ type }) => type === 'NETWORK' || type === 'PRIVATE_DIRECT_OFFER')),
    );
    expect(ids(ofSkill)).toEqual(ids(all.filter((row) => row.skill.databaseId === skill)));
    expect(ids(inEvents)).toEqual(ids(all.filter(({ event }) => event !== null)));
    expect(late.length).toBeGreaterThan(0);
    expect(late.length).toBeLessThan(all.length);
    expect(early.length + late.length).toBeGreaterThan(all.length);
  });

  test('the gigs of a location can be searched by text and by number', async () => {
    const first = present((await list({ first: 1 })).rows[0]);
    const byNumber = await list({ filter: { search: `#${first.databaseId}` } });
    const byWord = await list({ filter: { search: first.skill.name }, first: 100 });

    expect(ids(byNumber.rows)).toEqual([first.databaseId]);
    expect(byWord.rows.map(({ skill }) => skill.name)).toContain(first.skill.name);
    expect(byWord.totalCount).toBeGreaterThan(1);
  });

  test.each<[ListVariables, string]>([
    [{ first: 0 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ first: 1, last: 1 }, 'last'],
    [{ after: 'no cursor' }, 'after'],
    [{ filter: { search: 'x'.repeat(201) } }, 'filter.search'],
    [{ filter: { skillDatabaseIds: Array.from({ length: 101 }, () => 1) } }, 'filter.skillDatabaseIds'],
  ])('the gigs of a location reject %j and name the invalid argument', async (variables, argument) => {
    const { data, errors } = await run(listDocument, { as: 'manager', variables });

    expect(data).toEqual({ location: { gigs: null } });
    expect(errors).toMatchObject([
      { path: ['location', 'gigs'], extensions: { code: 'BAD_USER_INPUT', argument } },
    ]);
  });

  test.each<NonNullable<ListVariables['filter']>>([
    { gigDatabaseIds: [999_999] },
    { locationName: 'no such place' },
    { marketName: 'no such market' },
    { proDatabaseId: 999_999 },
    { proFirstName: 'no such name' },
    { proLastName: 'no such name' },
    { isElevated: true, areCertificationsRequired: true, isAutoSelectEnabled: true, employmentType: 'W2' },
  ])('the gigs of a location contain nothing that does not match %j', async (filter) => {
    const { totalCount, rows } = await list({ filter, first: 100 });

    expect(rows).toHaveLength(Math.min(100, totalCount ?? 0));
    expect(totalCount).toBeLessThan((await list({ first: 1 })).totalCount ?? 0);
  });

  test.each([
    { filter: { statuses: ['FULL'] } },
    { orderBy: 'RANDOM' },
    { filter: { startsAtOrAfter: 'soon' } },
  ])('the gigs of a location reject values outside the schema: %j', async (variables) => {
    const { data, errors, calls } = await runText(print(listDocument), { as: 'manager', variables });

    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(calls).toEqual([]);
  });
});

describe('a gig', () => {
  const document = graphql(`
    query ($id: DatabaseId!) {
      gig(databaseId: $id) {
        id
        databaseId
        status
        listStatus
        type
        timeZone
        startsInThePast: startCountsAsPast
        wage {
          amountCents
          currency
        }
        boostBonus {
          amountCents
        }
        contactPhone
        address {
          line1
          city
          stateCode
          postalCode
        }
        fill {
          places
          applications
          openApplications
          selected
          confirmed
          cancelled
        }
        payments {
          total
          paidPros
        }
        location {
          id
          databaseId
        }
      }
    }
  `);

  test('a gig loads with one upstream request, including the name of its location', async () => {
    const { data, errors, calls } = await run(document, { as: 'manager', variables: { id: 1 } });
    const { fill, wage } = present(data?.gig);

    expect(errors).toBeUndefined();
    expect(data?.gig).toMatchObject({ databaseId: 1, timeZone: 'America/Chicago' });
    expect(wage).toMatchObject({ currency: 'USD' });
    expect(Number.isInteger(wage?.amountCents)).toBe(true);
    expect(fill.openApplications).toBe(fill.applications - fill.cancelled - fill.selected);
    expect(calls).toHaveLength(1);
  });

  test('a gig counts its start as past once it has started', async () => {
    const past = await list({ filter: { statuses: ['COMPLETED'] }, first: 1 });
    const future = await list({ orderBy: 'STARTING_LATEST', first: 1 });
    const ended = await run(document, {
      as: 'manager',
      variables: { id: present(past.rows[0]).databaseId },
    });
    const ahead = await run(document, {
      as: 'manager',
      variables: { id: present(future.rows[0]).databaseId },
    });

    expect(ended.data?.gig?.startsInThePast).toBe(true);
    expect(ahead.data?.gig?.startsInThePast).toBe(false);
  });

  test('a gig hides wages from onsite managers and names the missing permission', async () => {
    const { data, errors } = await run(document, { as: 'onsite', variables: { id: 1 } });

    expect(data).toMatchObject({ gig: { databaseId: 1, wage: null, boostBonus: null } });
    expect(errors).toHaveLength(2);
    expect(errors).toMatchObject([
      { path: ['gig', 'wage'], extensions: { code: 'FORBIDDEN', permission: 'wages.view' } },
      { path: ['gig', 'boostBonus'], extensions: { code: 'FORBIDDEN', permission: 'wages.view' } },
    ]);
  });

  test.each([
    ['owner', null],
    ['manager', null],
    ['member', null],
    ['onsite', /^Only team members and admins of this location can select/],
    ['admin', null],
  ] as const)(
    'a gig shows the %s whether they may decide on applicants, without asking for the location',
    async (as, reason) => {
      const { data, errors, calls } = await run(
        graphql(`
          {
            gig(databaseId: 1) {
              viewerCanManageApplicants
              viewerCannotManageApplicantsReason
            }
          }
        `),
        { as },
      );

      expect(errors).toBeUndefined();
      expect(data?.gig?.viewerCanManageApplicants).toBe(reason === null);
      expect(data?.gig?.viewerCannotManageApplicantsReason).toSatisfy((text: string | null) =>
        reason === null ? text === null : reason.test(text ?? ''),
      );
      expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getGig', 'getViewer']);
    },
  );

  test('a gig is NOT_FOUND at a location the viewer cannot see', async () => {
    const { data, errors } = await run(
      graphql(`
        {
          gig(databaseId: 999999) {
            id
          }
          other: gig(databaseId: -4) {
            id
          }
        }
      `),
      { as: 'manager' },
    );

    expect(data).toEqual({ gig: null, other: null });
    expect(errors).toHaveLength(2);
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          path: ['gig'],
          extensions: expect.objectContaining({ code: 'NOT_FOUND' }),
        }),
        expect.objectContaining({
          path: ['other'],
          extensions: expect.objectContaining({ code: 'NOT_FOUND' }),
        }),
      ]),
    );
  });

  test('a gig with an impossible ID does not prevent others from loading', async () => {
    const { data } = await run(
      graphql(`
        {
          a: gig(databaseId: 1) {
            databaseId
          }
          b: gig(databaseId: 0) {
            id
          }
        }
      `),
      { as: 'manager' },
    );

    expect(data).toEqual({ a: { databaseId: 1 }, b: null });
  });
});
