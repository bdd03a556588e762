import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, upstream } = stack;

beforeEach(stack.reset);

const home = globalId('Location', 1);

const addOnFields = graphql(`
  fragment AddOnFields on LocationAddOn {
    id
    type
    status
    startDate
    endDate
    notes
  }
`);

const addOnList = graphql(
  `
    fragment AddOnList on Location {
      addOns(first: 100) {
        edges {
          node {
            ...AddOnFields
          }
        }
      }
    }
  `,
  [addOnFields],
);

const bookLocationAddOn = graphql(
  `
    mutation ($input: BookLocationAddOnInput!) {
      bookLocationAddOn(input: $input) {
        addOn {
          ...AddOnFields
        }
        location {
          ...AddOnList
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [addOnFields, addOnList],
);

const updateLocationAddOn = graphql(
  `
    mutation ($input: UpdateLocationAddOnInput!) {
      updateLocationAddOn(input: $input) {
        addOn {
          ...AddOnFields
        }
        location {
          ...AddOnList
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [addOnFields, addOnList],
);

type BookInput = Partial<VariablesOf<typeof bookLocationAddOn>['input']>;
type UpdateInput = Partial<VariablesOf<typeof updateLocationAddOn>['input']>;

const book = (input: BookInput = {}, as: Person = 'manager') =>
  mutate(stack, bookLocationAddOn, {
    as,
    input: { locationId: home, type: 'HIRE', startDate: '2026-03-02', ...input },
  });

async function addOns(as: Person = 'manager') {
  const { data } = await run(
    graphql(
      `
        {
          location(databaseId: 1) {
            ...AddOnList
          }
        }
      `,
      [addOnList],
    ),
    { as },
  );
  return present(data?.location?.addOns).edges.map(({ node }) => node);
}

async function concierge(): Promise<string> {
  return (await addOns()).find(({ type }) => type === 'CONCIERGE')?.id ?? '';
}

const change = async (input: UpdateInput, as: Person = 'manager') =>
  mutate(stack, updateLocationAddOn, { as, input: { addOnId: await concierge(), ...input } });

test('addOns returns the scheduled, active and ended bookings of a location', async () => {
  expect((await addOns('member')).map(({ type, status }) => [type, status])).toEqual([
    ['BACKGROUND_CHECKS', 'SCHEDULED'],
    ['CONCIERGE', 'ACTIVE'],
    ['API_ACCESS', 'ENDED'],
  ]);
});

test("the days of a booking are those of the location's time zone: in New York the day is not over yet", async () => {
  await book({ endDate: '2026-03-02' });
  upstream.clock.set('2026-03-03T04:59:00Z');
  expect((await addOns()).find(({ type }) => type === 'HIRE')).toMatchObject({ status: 'ACTIVE' });
  upstream.clock.set('2026-03-03T05:00:00Z');
  expect((await addOns()).find(({ type }) => type === 'HIRE')).toMatchObject({ status: 'ENDED' });
});

test('bookings of add-ons are hidden from an onsite manager without affecting other fields', async () => {
  const { data, errors } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          name
          addOns {
            totalCount
          }
        }
      }
    `),
    { as: 'onsite' },
  );

  expect(data?.location).toEqual({ name: 'The Copper Finch', addOns: null });
  expect(errors).toMatchObject([{ path: ['location', 'addOns'], extensions: { code: 'FORBIDDEN' } }]);
});

test.each(['manager', 'owner', 'admin'] as const)('the %s may manage bookings of add-ons', async (as) => {
  expect((await permission(as)).data?.location).toEqual({
    viewerCanManageAddOns: true,
    viewerCannotManageAddOnsReason: null,
  });
});

test.each(['member', 'onsite'] as const)(
  'the %s may not manage bookings of add-ons, and reads the reason',
  async (as) => {
    expect((await permission(as)).data?.location).toEqual({
      viewerCanManageAddOns: false,
      viewerCannotManageAddOnsReason: expect.stringContaining('book add-ons'),
    });
  },
);

function permission(as: Person) {
  return run(
    graphql(`
      {
        location(databaseId: 1) {
          viewerCanManageAddOns
          viewerCannotManageAddOnsReason
        }
      }
    `),
    { as },
  );
}

test('node loads a booking by its id and returns null for an unknown id', async () => {
  const document = graphql(`
    query ($id: ID!) {
      node(id: $id) {
        ... on LocationAddOn {
          type
          location {
            databaseId
          }
        }
      }
    }
  `);
  const there = await run(document, { as: 'manager', variables: { id: await concierge() } });
  const nowhere = await run(document, {
    as: 'manager',
    variables: { id: globalId('LocationAddOn', '1-999999') },
  });

  expect(there.data?.node).toEqual({ type: 'CONCIERGE', location: { databaseId: 1 } });
  expect(nowhere.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

describe('bookLocationAddOn', () => {
  test('bookLocationAddOn books an open-ended add-on', async () => {
    const payload = await book({ notes: ' By phone ' });

    expect(payload).toMatchObject({
      addOn: { type: 'HIRE', status: 'ACTIVE', startDate: '2026-03-02', endDate: null, notes: 'By phone' },
      errors: [],
    });
    expect(payload.location?.addOns?.edges).toHaveLength(4);
  });

  test('bookLocationAddOn rejects an add-on that is already active', async () => {
    expect(await book({ type: 'CONCIERGE' })).toMatchObject({
      addOn: null,
      errors: [
        {
          code: 'ALREADY_EXISTS',
          message: 'This add-on is already booked from Aug 14, 2025 on.',
          path: ['startDate'],
        },
      ],
    });
  });

  test.each<[BookInput, string, string, string[]]>([
    [{ endDate: '2026-03-01' }, 'INVALID', 'The last day is before the first day', ['endDate']],
    [{ notes: 'x'.repeat(1001) }, 'INVALID', 'At most 1000 characters', ['notes']],
    [{ locationId: 'nonsense' }, 'INVALID', 'This is not the id of a location', ['locationId']],
  ])('bookLocationAddOn rejects %j at the invalid field', async (input, code, message, path) => {
    expect(await book(input)).toMatchObject({ addOn: null, errors: [{ code, message, path }] });
  });

  test("bookLocationAddOn is forbidden to a team member, and NOT_FOUND for another organization's location", async () => {
    expect(await book({}, 'member')).toMatchObject({ errors: [{ code: 'FORBIDDEN', path: ['locationId'] }] });
    expect(await book({ locationId: globalId('Location', 5) }, 'owner')).toMatchObject({
      errors: [{ code: 'NOT_FOUND', path: ['locationId'] }],
    });
  });
});

describe('updateLocationAddOn', () => {
  test('updateLocationAddOn ends a booking and reopens it', async () => {
    expect(await change({ endDate: '2026-03-01' })).toMatchObject({
      addOn: { status: 'ENDED', endDate: '2026-03-01' },
      errors: [],
    });
    expect(await change({ endDate: null })).toMatchObject({ addOn: { status: 'ACTIVE', endDate: null } });
  });

  test('updateLocationAddOn leaves omitted fields unchanged', async () => {
    expect(await change({ notes: '' })).toMatchObject({
      addOn: { startDate: '2025-08-14', endDate: null, notes: '' },
    });
  });

  test.each<[UpdateInput, string, string[]]>([
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'INVALID', ['endDate']],
    [{ endDate: '2025-08-13' }, 'INVALID', ['endDate']],
    [{ notes: 'x'.repeat(1001) }, 'INVALID', ['notes']],
    [{ addOnId: home }, 'INVALID', ['addOnId']],
    [{ addOnId: globalId('LocationAddOn', '1-999999') }, 'NOT_FOUND', ['addOnId']],
    [{ addOnId: globalId('LocationAddOn', '5-6') }, 'NOT_FOUND', ['addOnId']],
  ])('updateLocationAddOn rejects %j at the invalid field', async (input, code, path) => {
    expect(await change(input)).toMatchObject({ addOn: null, errors: [{ code, path }] });
  });

  test('updateLocationAddOn is forbidden to a team member', async () => {
    expect(await change({ notes: '' }, 'member')).toMatchObject({
      errors: [{ code: 'FORBIDDEN', path: ['addOnId'] }],
    });
  });
});
