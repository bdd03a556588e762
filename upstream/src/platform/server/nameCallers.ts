import type { FastifyInstance } from 'fastify';
import { forCaller } from '../database/currentCaller.ts';
import { clientNetwork } from './clientNetwork.ts';

/** Names the caller of each request by the credentials that it sends, whose owner is not known yet, or by its network. */
export function nameCallers(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    forCaller(request.headers.authorization ?? clientNetwork(request.ip), done);
  });
}
