import { expect, onTestFinished, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Difference, startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const as = 'manager';
const locationId = globalId('Location', 1);

async function serverWith(difference: Difference) {
  const server = await startOtherServer(difference);
  onTestFinished(server.close);
  return server;
}

const favoritePro = graphql(`
  mutation ($input: FavoriteProInput!) {
    favoritePro(input: $input) {
      errors {
        code
      }
    }
  }
`);

const unfavoritePro = graphql(`
  mutation ($input: UnfavoriteProInput!) {
    unfavoritePro(input: $input) {
      proAtLocation {
        isFavorite
      }
      errors {
        code
        path
      }
    }
  }
`);

const blockPro = graphql(`
  mutation ($input: BlockProInput!) {
    blockPro(input: $input) {
      errors {
        code
      }
    }
  }
`);

const unblockPro = graphql(`
  mutation ($input: UnblockProInput!) {
    unblockPro(input: $input) {
      proAtLocation {
        isBlocked
      }
      errors {
        code
        path
      }
    }
  }
`);

/** Pros of the location. */
async function someProIds(): Promise<readonly [string, string]> {
  const { data } = await stack.run(
    graphql(`
      {
        location(databaseId: 1) {
          pros(first: 2) {
            edges {
              node {
                id
              }
            }
          }
        }
      }
    `),
    { as },
  );
  const [first, second] = present(data?.location?.pros).edges.map(({ node }) => node.id);
  return [present(first), present(second)];
}

/** Paths of the requests that remove something. */
const removals = (received: readonly { method: string; path: string }[]) =>
  received.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

test('a favorite is removed by the id in the profile, without a list', async () => {
  const [proId] = await someProIds();
  const { run, received } = await serverWith({});
  await run(favoritePro, { as, variables: { input: { proId, locationId } } });
  const { data } = await run(unfavoritePro, { as, variables: { input: { proId, locationId } } });

  expect(data?.unfavoritePro).toEqual({ proAtLocation: { isFavorite: false }, errors: [] });
  expect(removals(received)).toHaveLength(1);
  expect(received.filter(({ path }) => path.startsWith('/api/favorite-pros/?'))).toEqual([]);
});

/** A server that ignores the filters and answers one row a page, so that the row wanted is on the last one. */
function unfiltered(list: string, rows: readonly object[]): Difference {
  return {
    rewrite: (key, value) => (key === 'favorite_id' ? undefined : value),
    respond({ method, path }) {
      if (method === 'DELETE' && path.startsWith(list.replace('blocks', 'block'))) return { status: 204 };
      if (method !== 'GET' || !path.startsWith(`${list}?`)) return undefined;
      const query = new URLSearchParams(path.split('?')[1]);
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 25)];
      const results = rows.slice((page - 1) * size, page * size);
      const next = page * size < rows.length ? `http://other.example${list}?page=${page + 1}` : null;
      return { status: 200, body: { count: rows.length, next, previous: null, results } };
    },
  };
}

async function proOf(id: string) {
  const { data } = await stack.run(
    graphql(`
      query ($id: ID!) {
        proAtLocation: node(id: $id) {
          ... on Pro {
            databaseId
            displayName
          }
        }
      }
    `),
    { as, variables: { id } },
  );
  const pro = present(data?.proAtLocation);
  if (!('databaseId' in pro)) throw new Error('It is a pro');
  return {
    uuid: atob(id).replace('Pro:', ''),
    profile_id: pro.databaseId,
    display_name: pro.displayName,
    badges: [],
  };
}

test('a favorite is found on the last page of a server that ignores filters', async () => {
  const [proId, otherId] = await someProIds();
  const [pro, other] = await Promise.all([proOf(proId), proOf(otherId)]);
  const others = Array.from({ length: 130 }, (_, index) => ({
    id: index + 1,
    pro_id: other.profile_id,
    pro: other,
  }));
  const rows = [...others, { id: 777, pro_id: pro.profile_id, location_id: 1, pro }];
  const { run, received } = await serverWith(unfiltered('/api/favorite-pros/', rows));
  await run(favoritePro, { as, variables: { input: { proId, locationId } } });
  const { data } = await run(unfavoritePro, { as, variables: { input: { proId, locationId } } });

  expect(data?.unfavoritePro).toMatchObject({ errors: [] });
  expect(removals(received)).toEqual(['/api/favorite-pros/777/']);
});

test('a favorite that no list has is reported, and no other is removed', async () => {
  const [proId, otherId] = await someProIds();
  const [pro, other] = await Promise.all([proOf(proId), proOf(otherId)]);
  const rows = [
    { id: 1, pro_id: other.profile_id, pro: other },
    { id: 2, pro_id: pro.profile_id, location_id: 2, pro },
  ];
  const { run, received } = await serverWith(unfiltered('/api/favorite-pros/', rows));
  await run(favoritePro, { as, variables: { input: { proId, locationId } } });
  const { data } = await run(unfavoritePro, { as, variables: { input: { proId, locationId } } });

  expect(data?.unfavoritePro).toEqual({
    proAtLocation: null,
    errors: [{ code: 'NOT_FOUND', path: ['proId'] }],
  });
  expect(removals(received)).toEqual([]);
});

test('a pro who is no favorite stays none, without an error', async () => {
  const [proId] = await someProIds();
  await stack.run(unfavoritePro, { as, variables: { input: { proId, locationId } } });
  const { run } = await serverWith(unfiltered('/api/favorite-pros/', []));
  const { data } = await run(unfavoritePro, { as, variables: { input: { proId, locationId } } });

  expect(data?.unfavoritePro).toEqual({ proAtLocation: { isFavorite: false }, errors: [] });
});

test.each([
  [
    'on the last page of a server that ignores filters',
    [1],
    ['/api/staffer/pro-block/777/?location_id=1'],
    [],
  ],
  ['of another location is reported and stays', [2], [], [{ code: 'NOT_FOUND', path: ['proId'] }]],
])('a block %s', async (_case, locationIds, removed, errors) => {
  const [proId, otherId] = await someProIds();
  const input = { proId, locationIds: [locationId], reason: 'CANCELLED_CALLED_OUT' as const };
  const [pro, other] = await Promise.all([proOf(proId), proOf(otherId)]);
  const block = { location_ids: [1], reason: 'CANCELLED_CALLED_OUT' };
  const others = Array.from({ length: 130 }, (_, index) => ({ ...block, id: index + 1, pro: other }));
  const rows = [...others, { ...block, id: 777, location_ids: locationIds, pro }];
  const { run, received } = await serverWith(unfiltered('/api/staffer/pro-blocks/', rows));
  await run(blockPro, { as, variables: { input } });
  const { data } = await run(unblockPro, { as, variables: { input: { proId, locationId } } });

  expect(data?.unblockPro?.errors).toEqual(errors);
  expect(removals(received)).toEqual(removed);
});
