/** Apollo Server with plain resolvers. */
import type { IncomingMessage } from 'node:http';
import { requirePeer, typeDefs } from './peers.ts';
import { contextOf, plainResolvers } from './plainResolvers.ts';

interface Apollo {
  readonly ApolloServer: new (options: object) => object;
}

interface Standalone {
  startStandaloneServer(server: object, options: object): Promise<{ url: string }>;
}

const { ApolloServer } = requirePeer('@apollo/server') as Apollo;
const standalone = requirePeer('@apollo/server/standalone') as Standalone;
const server = new ApolloServer({ typeDefs, resolvers: plainResolvers });
const { url } = await standalone.startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: ({ req }: { req: IncomingMessage }) => Promise.resolve(contextOf(req.headers.authorization)),
});
process.send?.({ url });
process.on('disconnect', () => process.exit());
