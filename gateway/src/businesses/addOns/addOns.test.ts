import { beforeEach, describe, expect, test } from 'vitest';
import { type RunOptions, startTestStack } from '../../testing/startTestStack.ts';

const { run, reset, upstream } = await startTestStack();

beforeEach(reset);

type As = NonNullable<RunOptions['as']>;

const home = btoa('Location:1');
const addOn = '{ id type status startDate endDate notes }';
const list = `{ addOns(first: 100) { edges { node ${addOn} } } }`;

async function mutate(field: string, input: object, as: As = 'manager') {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const { data, errors } = await run(
    `mutation ($input: ${type}!) { ${field}(input: $input) { addOn ${addOn} location ${list} errors { code message path } } }`,
    { as, variables: { input } },
  );
  expect(errors).toBeUndefined();
  return data[field];
}

const book = (input: object = {}, as?: As) =>
  mutate('bookLocationAddOn', { locationId: home, type: 'HIRE', startDate: '2026-03-02', ...input }, as);

async function addOns(as: As = 'manager') {
  const { data } = await run(`{ location(databaseId: 1) ${list} }`, { as });
  const nodes: { id: string; type: string; status: string }[] = data.location.addOns.edges.map(
    ({ node }: { node: object }) => node,
  );
  return nodes;
}

async function concierge(): Promise<string> {
  return (await addOns()).find(({ type }) => type === 'CONCIERGE')?.id ?? '';
}

const change = async (input: object, as?: As) =>
  mutate('updateLocationAddOn', { addOnId: await concierge(), ...input }, as);

test('a location shows what is to come, what holds and what has ended', async () => {
  expect((await addOns('member')).map(({ type, status }) => [type, status])).toEqual([
    ['BACKGROUND_CHECKS', 'SCHEDULED'],
    ['CONCIERGE', 'ACTIVE'],
    ['API_ACCESS', 'ENDED'],
  ]);
});

test("a booking's days are those of the location: in New York the day is not over yet", async () => {
  await book({ endDate: '2026-03-02' });
  upstream.clock.set('2026-03-03T04:59:00Z');
  expect((await addOns()).find(({ type }) => type === 'HIRE')).toMatchObject({ status: 'ACTIVE' });
  upstream.clock.set('2026-03-03T05:00:00Z');
  expect((await addOns()).find(({ type }) => type === 'HIRE')).toMatchObject({ status: 'ENDED' });
});

test('an onsite manager does not see them, and sees the rest', async () => {
  const { data, errors } = await run(`{ location(databaseId: 1) { name addOns { totalCount } } }`, {
    as: 'onsite',
  });

  expect(data.location).toEqual({ name: 'The Copper Finch', addOns: null });
  expect(errors).toMatchObject([{ path: ['location', 'addOns'], extensions: { code: 'FORBIDDEN' } }]);
});

test.each(['manager', 'owner', 'admin'] as const)('%s may manage them', async (as) => {
  expect((await permission(as)).data.location).toEqual({
    viewerCanManageAddOns: true,
    viewerCannotManageAddOnsReason: null,
  });
});

test.each(['member', 'onsite'] as const)('%s may not, and reads why', async (as) => {
  expect((await permission(as)).data.location).toEqual({
    viewerCanManageAddOns: false,
    viewerCannotManageAddOnsReason: expect.stringContaining('book add-ons'),
  });
});

function permission(as: As) {
  return run('{ location(databaseId: 1) { viewerCanManageAddOns viewerCannotManageAddOnsReason } }', { as });
}

test('one is found by its id, and none by an id that nothing has', async () => {
  const document =
    'query ($id: ID!) { node(id: $id) { ... on LocationAddOn { type location { databaseId } } } }';
  const there = await run(document, { as: 'manager', variables: { id: await concierge() } });
  const nowhere = await run(document, { as: 'manager', variables: { id: btoa('LocationAddOn:1-999999') } });

  expect(there.data.node).toEqual({ type: 'CONCIERGE', location: { databaseId: 1 } });
  expect(nowhere.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

describe('bookLocationAddOn', () => {
  test('books until somebody ends it', async () => {
    const payload = await book({ notes: ' By phone ' });

    expect(payload).toMatchObject({
      addOn: { type: 'HIRE', status: 'ACTIVE', startDate: '2026-03-02', endDate: null, notes: 'By phone' },
      errors: [],
    });
    expect(payload.location.addOns.edges).toHaveLength(4);
  });

  test('refuses what holds already', async () => {
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

  test.each([
    [{ endDate: '2026-03-01' }, 'INVALID', 'The last day is before the first day', ['endDate']],
    [{ notes: 'x'.repeat(1001) }, 'INVALID', 'At most 1000 characters', ['notes']],
    [{ locationId: 'nonsense' }, 'INVALID', 'This is not the id of a location', ['locationId']],
  ])('refuses %j where it is wrong', async (input, code, message, path) => {
    expect(await book(input)).toMatchObject({ addOn: null, errors: [{ code, message, path }] });
  });

  test('is refused to a team member, and finds no location of another organization', async () => {
    expect(await book({}, 'member')).toMatchObject({ errors: [{ code: 'FORBIDDEN', path: ['locationId'] }] });
    expect(await book({ locationId: btoa('Location:5') }, 'owner')).toMatchObject({
      errors: [{ code: 'NOT_FOUND', path: ['locationId'] }],
    });
  });
});

describe('updateLocationAddOn', () => {
  test('ends a booking, and lets it go on', async () => {
    expect(await change({ endDate: '2026-03-01' })).toMatchObject({
      addOn: { status: 'ENDED', endDate: '2026-03-01' },
      errors: [],
    });
    expect(await change({ endDate: null })).toMatchObject({ addOn: { status: 'ACTIVE', endDate: null } });
  });

  test('keeps what is not sent', async () => {
    expect(await change({ notes: '' })).toMatchObject({
      addOn: { startDate: '2025-08-14', endDate: null, notes: '' },
    });
  });

  test.each([
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'INVALID', ['endDate']],
    [{ endDate: '2025-08-13' }, 'INVALID', ['endDate']],
    [{ notes: 'x'.repeat(1001) }, 'INVALID', ['notes']],
    [{ addOnId: home }, 'INVALID', ['addOnId']],
    [{ addOnId: btoa('LocationAddOn:1-999999') }, 'NOT_FOUND', ['addOnId']],
    [{ addOnId: btoa('LocationAddOn:5-6') }, 'NOT_FOUND', ['addOnId']],
  ])('refuses %j where it is wrong', async (input, code, path) => {
    expect(await change(input)).toMatchObject({ addOn: null, errors: [{ code, path }] });
  });

  test('is refused to a team member', async () => {
    expect(await change({ notes: '' }, 'member')).toMatchObject({
      errors: [{ code: 'FORBIDDEN', path: ['addOnId'] }],
    });
  });
});
