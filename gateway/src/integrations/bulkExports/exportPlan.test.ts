import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { exportPlan } from './exportPlan.ts';

const schema = buildSchema(`
  type Query { viewer: User, node(id: ID!): Node }
  type Mutation { post: User }
  type Subscription { posted: User }
  interface Node { id: ID! }
  type User implements Node {
    id: ID!
    gigs(first: Int, after: String, last: Int, before: String, search: String): GigConnection
    locations: [Location!]!
    location: Location
  }
  type Location implements Node { id: ID!, name: String!, gigs(first: Int, after: String): GigConnection }
  type GigConnection { edges: [GigEdge!]!, nodes: [Gig!]!, pageInfo: PageInfo!, totalCount: Int! }
  type GigEdge { cursor: String!, node: Gig!, isNew: Boolean }
  type Gig implements Node {
    id: ID!
    status: String
    tags: [String!]!
    location: Location!
    notes: [Note!]!
    place: Place
    applications(first: Int, after: String): GigConnection
  }
  type Note { text: String }
  union Place = Location | Note
  type PageInfo { hasNextPage: Boolean!, endCursor: String }
`);

const plan = (text: string) => exportPlan(parse(text), schema);
const columns = (row: string, more = '') =>
  plan(`{ viewer { gigs { edges { node ${row} } } } } ${more}`).columns.map((column) => column.join('.'));

test('a page is the document with its page as variables, and with nothing but rows', () => {
  const text = `query All($search: String) { viewer {
    id all: gigs(search: $search) { __typename totalCount pageInfo { hasNextPage } edges { cursor node { id ...Facts } } }
  } } fragment Facts on Gig { status }`;

  const { query, path } = plan(text);

  expect(path).toEqual(['viewer', 'all']);
  expect(query).toMatchInlineSnapshot(`
    "query All($search: String, $_exportFirst: Int!, $_exportAfter: String) {
      viewer {
        id
        all: gigs(search: $search, first: $_exportFirst, after: $_exportAfter) {
          edges {
            node {
              id
              ...Facts
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    }

    fragment Facts on Gig {
      status
    }"
  `);
  expect(validate(schema, parse(query))).toEqual([]);
});

test('rows can be selected as nodes', () => {
  const byNodes = plan('{ viewer { gigs { nodes { id } totalCount } } }');

  expect(byNodes).toEqual(plan('{ viewer { gigs { edges { node { id } } totalCount } } }'));
  expect(byNodes.columns).toEqual([['id']]);
});

test('a connection can be in an inline fragment', () => {
  const { query, path } = plan(
    'query ($id: ID!) { node(id: $id) { ... on Location { gigs { edges { node { id } } } } } }',
  );

  expect(path).toEqual(['node', 'gigs']);
  expect(validate(schema, parse(query))).toEqual([]);
});

describe('a document is refused', () => {
  const rows = '{ edges { node { id } } }';
  test.each([
    ['without a connection', '{ viewer { id } }', 'Must select a connection'],
    [
      'with two connections',
      `{ viewer { gigs ${rows} location { other: gigs ${rows} } } }`,
      'Must select one connection, not gigs, gigs',
    ],
    [
      'with a connection in each row',
      `{ viewer { gigs { edges { node { applications ${rows} } } } } }`,
      'Must select one connection, not gigs, applications',
    ],
    [
      'with a connection in each row by a fragment',
      `{ viewer { gigs { edges { node { ...F } } } } } fragment F on Gig { applications ${rows} }`,
      'Must select one connection, not gigs, applications',
    ],
    [
      'with a connection for each item of a list',
      `{ viewer { locations { gigs ${rows} } } }`,
      'for each of locations',
    ],
    [
      'with its connection in a fragment',
      `{ viewer { ...F } } fragment F on User { gigs ${rows} }`,
      'in the operation itself, not in a fragment',
    ],
    ['that is a mutation', `mutation { post { gigs ${rows} } }`, 'Must be a query, not a mutation'],
    [
      'that is a subscription',
      `subscription { posted { gigs ${rows} } }`,
      'Must be a query, not a subscription',
    ],
    [
      'of two operations',
      `query A { viewer { gigs ${rows} } } query B { viewer { id } }`,
      'Must be one query',
    ],
    ['of no operation', 'fragment F on User { id }', 'Must be one query'],
    ['with a page', `{ viewer { gigs(first: 10) ${rows} } }`, 'Must not give gigs first'],
    ['with a place to begin', `{ viewer { gigs(after: "x") ${rows} } }`, 'Must not give gigs after'],
    [
      'without rows',
      '{ viewer { gigs { totalCount } } }',
      'Must select edges { node { … } } or nodes { … } of gigs',
    ],
    ['with fields of edges', '{ viewer { gigs { edges { isNew node { id } } } } }', 'Must select edges'],
    [
      'with rows as edges and nodes',
      `{ viewer { gigs { nodes { id } edges { node { id } } } } }`,
      'Must select edges',
    ],
    ['with an alias of rows', '{ viewer { gigs { all: edges { node { id } } } } }', 'Must select edges'],
    [
      'with rows twice',
      `{ viewer { gigs { edges { node { id } } edges { node { status } } } } }`,
      'Must select edges',
    ],
    [
      'with rows on a condition',
      '{ viewer { gigs { edges { node @skip(if: true) { id } } } } }',
      'Must select edges',
    ],
    ['with rows in a fragment', `{ viewer { gigs { ... on GigConnection ${rows} } } }`, 'Must select edges'],
  ])('the document of an export is refused %s', (_what, text, message) => {
    expect(() => plan(text)).toThrow(message);
  });
});

test('columns are the values of a row, in the order of the selection', () => {
  expect(columns('{ status id where: location { name id } tags notes { text } __typename }')).toEqual([
    'status',
    'id',
    'where.name',
    'where.id',
    'tags',
    'notes',
    '__typename',
  ]);
});

test('columns of fragments join those beside them', () => {
  expect(
    columns(
      '{ location { id } ...F ... { status } } fragment F on Gig { location { name } id }'.split(
        ' fragment',
      )[0] ?? '',
      'fragment F on Gig { location { name } id }',
    ),
  ).toEqual(['location.id', 'location.name', 'id', 'status']);
  expect(columns('{ place { ... on Location { name } ... on Note { text } } }')).toEqual([
    'place.name',
    'place.text',
  ]);
});
