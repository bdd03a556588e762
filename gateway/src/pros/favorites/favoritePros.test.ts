import { beforeEach, describe, expect, test } from 'vitest';
import { type RunOptions, startTestStack } from '../../testing/startTestStack.ts';

const { run, reset } = await startTestStack();

beforeEach(reset);

const home = btoa('Location:1');

async function aPro(isFavorite: boolean): Promise<string> {
  const { data } = await run(
    'query ($is: Boolean) { location(databaseId: 1) { pros(first: 1, filter: { isFavorite: $is }) { edges { node { id } } } } }',
    { as: 'member', variables: { is: isFavorite } },
  );
  return data.location.pros.edges[0].node.id;
}

async function change(
  field: 'favoritePro' | 'unfavoritePro',
  input: { proId: string; locationId: string; clientMutationId?: string },
  as: NonNullable<RunOptions['as']> = 'member',
) {
  const type = field === 'favoritePro' ? 'FavoriteProInput' : 'UnfavoriteProInput';
  const { data, errors } = await run(
    `mutation ($input: ${type}!) {
      ${field}(input: $input) { clientMutationId proAtLocation { isFavorite isBlocked pro { id bio } } errors { code message path } }
    }`,
    { as, variables: { input } },
  );
  expect(errors).toBeUndefined();
  return data[field];
}

async function favorites(): Promise<string[]> {
  const { data } = await run(
    '{ location(databaseId: 1) { favoritePros(first: 100) { edges { node { createdAt pro { id } } } } } }',
    { as: 'member' },
  );
  return data.location.favoritePros.edges.map(({ node }: { node: { pro: { id: string } } }) => node.pro.id);
}

describe('favoritePro', () => {
  test.each(['member', 'onsite'] as const)('makes a pro a favorite for the %s', async (as) => {
    const proId = await aPro(false);
    const payload = await change('favoritePro', { proId, locationId: home, clientMutationId: 'mine' }, as);

    expect(payload).toMatchObject({
      clientMutationId: 'mine',
      proAtLocation: { isFavorite: true, isBlocked: expect.any(Boolean), pro: { id: proId } },
      errors: [],
    });
    expect(await favorites()).toContain(proId);
  });

  test('of a favorite changes nothing', async () => {
    const proId = await aPro(true);
    const before = await favorites();
    const payload = await change('favoritePro', { proId, locationId: home });

    expect(payload).toMatchObject({ proAtLocation: { isFavorite: true }, errors: [] });
    expect(await favorites()).toEqual(before);
  });

  test('holds for the location in the input, whatever the current one is', async () => {
    const proId = await aPro(false);
    const { data } = await run(
      'mutation ($input: FavoriteProInput!) { favoritePro(input: $input) { proAtLocation { locationDatabaseId isFavorite } } }',
      { as: 'member', locationId: 2, variables: { input: { proId, locationId: home } } },
    );

    expect(data.favoritePro.proAtLocation).toEqual({ locationDatabaseId: 1, isFavorite: true });
  });
});

describe('unfavoritePro', () => {
  test('takes a pro from the favorites', async () => {
    const proId = await aPro(true);
    const payload = await change('unfavoritePro', { proId, locationId: home });

    expect(payload).toMatchObject({ proAtLocation: { isFavorite: false, pro: { id: proId } }, errors: [] });
    expect(await favorites()).not.toContain(proId);
  });

  test('of a pro who is none changes nothing', async () => {
    const before = await favorites();
    const payload = await change('unfavoritePro', { proId: await aPro(false), locationId: home });

    expect(payload).toMatchObject({ proAtLocation: { isFavorite: false }, errors: [] });
    expect(await favorites()).toEqual(before);
  });
});

describe.each(['favoritePro', 'unfavoritePro'] as const)('%s', (field) => {
  test('says which id is wrong', async () => {
    const payload = await change(field, { proId: home, locationId: 'nonsense', clientMutationId: 'kept' });

    expect(payload).toEqual({
      clientMutationId: 'kept',
      proAtLocation: null,
      errors: [
        { code: 'INVALID', message: 'This is not the id of a pro', path: ['proId'] },
        { code: 'INVALID', message: 'This is not the id of a location', path: ['locationId'] },
      ],
    });
  });

  test('does not find a pro who does not exist', async () => {
    const payload = await change(field, {
      proId: btoa('Pro:0d9f3f0e-8f0f-4c7a-9a53-6d3a9a1b2c3d'),
      locationId: home,
    });

    expect(payload).toMatchObject({ proAtLocation: null, errors: [{ code: 'NOT_FOUND', path: ['proId'] }] });
  });

  test('does not find the location of another organization and leaves other favorites alone', async () => {
    const before = await favorites();
    const payload = await change(field, { proId: await aPro(true), locationId: btoa('Location:5') });

    expect(payload).toMatchObject({
      proAtLocation: null,
      errors: [{ code: 'NOT_FOUND', path: ['locationId'] }],
    });
    expect(await favorites()).toEqual(before);
  });
});
