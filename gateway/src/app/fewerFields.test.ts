import { describe, expect, onTestFinished, test } from 'vitest';
import { graphql, type TadaDocumentNode } from '../testing/graphql.ts';
import { type Difference, startOtherServer } from '../testing/startOtherServer.ts';

/** The response of the demo's server, or of one that sends other values. */
async function dataOf<Data>(query: TadaDocumentNode<Data, object>, rewrite?: Difference['rewrite']) {
  const { run, close } = await startOtherServer(rewrite ? { rewrite } : {});
  onTestFinished(close);
  const { data, errors } = await run(query, { as: 'member' });
  expect(errors).toBeUndefined();
  return data;
}

/** Objects with these fields alone. */
function only(value: unknown, names: readonly string[]): unknown {
  return Object.fromEntries(names.map((name) => [name, Object(value)[name] as unknown]));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

describe('a server that sends only the fields of the specification', () => {
  test('a server with fewer fields has favorites whose pros are found by number', async () => {
    const query = graphql(`
      {
        location(databaseId: 1) {
          favoritePros(first: 3) {
            edges {
              node {
                databaseId
                pro {
                  id
                  displayName
                }
              }
            }
          }
        }
      }
    `);
    const data = await dataOf(query, (_key, value) =>
      isObject(value) && 'pro_id' in value ? only(value, ['pro_id', 'location_id', 'id']) : value,
    );

    expect(data?.location?.favoritePros?.edges).toHaveLength(3);
    expect(data).toEqual(await dataOf(query));
  });

  test('a server with fewer fields has blocks without a number and a pro', async () => {
    const fields = ['gigster_id', 'location_ids', 'reason', 'feedback'];
    const data = await dataOf(
      graphql(`
        {
          location(databaseId: 1) {
            proBlocks(first: 3) {
              edges {
                node {
                  databaseId
                  reason
                  locationDatabaseIds
                  pro {
                    id
                  }
                }
              }
            }
          }
        }
      `),
      (_key, value) =>
        isObject(value) && 'location_ids' in value ? only({ gigster_id: 1, ...value }, fields) : value,
    );

    const blocks = data?.location?.proBlocks?.edges.map(({ node }) => node);
    expect(blocks?.[0]).toEqual({
      databaseId: null,
      reason: expect.stringMatching(/^[A-Z_]+$/),
      locationDatabaseIds: expect.arrayContaining([1]),
      pro: null,
    });
  });

  test('a server with fewer fields has requirements of gigs and templates that are found by name', async () => {
    const query = graphql(`
      {
        location(databaseId: 1) {
          gigTemplates {
            requirements {
              id
            }
          }
          gigs(first: 20) {
            edges {
              node {
                requirements {
                  id
                }
              }
            }
          }
        }
      }
    `);
    const data = await dataOf(query, (key, value) =>
      key === 'requirements' && Array.isArray(value)
        ? value.map((row) => only(row, ['name', 'category', 'skill']))
        : value,
    );

    expect(data?.location?.gigTemplates?.flatMap(({ requirements }) => requirements)).not.toEqual([]);
    expect(data).toEqual(await dataOf(query));
  });

  test('a server with fewer fields has a recurrence without its first day, which is that of the gig', async () => {
    const data = await dataOf(
      graphql(`
        {
          location(databaseId: 1) {
            recurringGigs(first: 1) {
              edges {
                node {
                  startTime
                  recurrence {
                    text
                    startDate
                  }
                }
              }
            }
          }
        }
      `),
      (key, value) => (key === 'dtstart' ? undefined : value),
    );

    const gig = data?.location?.recurringGigs?.edges[0]?.node;
    expect(gig?.recurrence).toEqual({
      text: expect.stringMatching(/^Every week/),
      startDate: gig?.startTime.slice(0, 10),
    });
  });
});
