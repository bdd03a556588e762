/** Mercurius with graphql-jit and plain resolvers. */
import type { IncomingMessage } from 'node:http';
import { requirePeer, typeDefs } from './peers.ts';
import { contextOf, plainResolvers } from './plainResolvers.ts';

interface Fastify {
  register(plugin: unknown, options: object): void;
  listen(options: { port: number; host: string }): Promise<string>;
}

const fastify = requirePeer('fastify') as () => Fastify;
const app = fastify();
app.register(requirePeer('mercurius'), {
  schema: typeDefs,
  resolvers: plainResolvers,
  jit: 1,
  context: ({ headers }: IncomingMessage) => contextOf(headers.authorization),
});
process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
process.on('disconnect', () => process.exit());
