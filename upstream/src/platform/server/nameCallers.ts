import type { FastifyInstance } from 'fastify';
import { forCaller } from '../database/currentCaller.ts';
import { clientNetwork } from './clientNetwork.ts';

/** Names who calls, by the session or token that is sent, before it is known whose it is: else by the network. */
export function nameCallers(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    forCaller(request.headers.authorization ?? clientNetwork(request.ip), done);
  });
}
