import { buildSchema, GraphQLError, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { connectionFromPagedList } from '../platform/paging/connectionFromPagedList.ts';
import type { ConnectionArguments } from '../platform/paging/connectionArguments.ts';
import { endpoint, shape } from '../platform/rest/endpoint.ts';
import { paged, type PageQuery } from '../platform/rest/paged.ts';

const gig = z.object({ id: z.int(), status: z.string() });

const getGig = endpoint({ name: 'getGig', method: 'GET', path: '/staffer/gigs/{id}/', response: gig });

const listGigs = endpoint({
  name: 'listGigs',
  method: 'GET',
  path: '/staffer/gigs/',
  query: shape<PageQuery>(),
  response: paged(gig),
});

const cancelGig = endpoint({
  name: 'cancelGig',
  method: 'POST',
  path: '/staffer/gigs/{id}/cancel/',
  body: shape<{ reason: string }>(),
  response: gig,
});

type Resolver<Arguments> = GraphQLFieldResolver<unknown, Context, Arguments>;

const readGig: Resolver<{ id: number }> = (_, { id }, { rest }) => rest.call(getGig, { path: { id } });

const readGigs: Resolver<ConnectionArguments> = (_, args, { rest }) =>
  connectionFromPagedList({
    args,
    fetchPage: ({ page, pageSize }) => rest.call(listGigs, { query: { page, page_size: pageSize } }),
    idOf: ({ id }) => id,
  });

const cancel: Resolver<{ id: number; reason: string }> = (_, { id, reason }, { rest }) =>
  rest.call(cancelGig, { path: { id }, body: { reason } });

const bug: Resolver<unknown> = () => {
  throw new TypeError('Cannot read name of ann@brigade.example');
};

const rogue: Resolver<unknown> = () => {
  throw new GraphQLError('No.', {
    extensions: { code: 'NOT_FOUND', http: { status: 418 }, stack: 'secret' },
  });
};

const resolvers: Readonly<Record<string, Readonly<Record<string, GraphQLFieldResolver<unknown, Context>>>>> =
  {
    Query: {
      gig: readGig,
      gigs: readGigs,
      viewer: () => null,
      bug,
      rogue,
      whoAmI: (_, __, { requestId }) => requestId,
    },
    Mutation: { signIn: () => 'signed in', cancelGig: cancel },
  };

/**
 * A schema of a few fields that call the upstream, to test everything between HTTP and the schema: `gig` and
 * `gigs` read, `cancelGig` writes, `bug` and `rogue` fail as resolvers must not. `viewer` and `signIn` are public.
 */
export function tinySchema(): GraphQLSchema {
  const schema = buildSchema(`
    type Query {
      viewer: Gig
      whoAmI: String!
      gig(id: Int!): Gig
      gigs(first: Int, after: String, last: Int, before: String): GigConnection
      bug: String
      rogue: String
    }
    type Mutation {
      signIn: String
      cancelGig(id: Int!, reason: String!): Gig
    }
    enum Colour { RED GREEN }
    type Gig { id: Int! status: String! self: Gig! selves: [Gig!]! paint(colour: Colour): String }
    type GigEdge { cursor: String! node: Gig! }
    type PageInfo { hasNextPage: Boolean! endCursor: String }
    type GigConnection { edges: [GigEdge!]! pageInfo: PageInfo! totalCount: Int! }
  `);
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!type || !('getFields' in type)) continue;
    for (const [name, resolve] of Object.entries(fields))
      Object.assign(type.getFields()[name] ?? {}, { resolve });
  }
  for (const field of [
    schema.getQueryType()?.getFields()['viewer'],
    schema.getMutationType()?.getFields()['signIn'],
  ])
    Object.assign(field ?? {}, { extensions: { pothosOptions: { skipTypeScopes: true } } });
  return schema;
}
