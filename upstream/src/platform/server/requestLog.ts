import type { FastifyInstance } from 'fastify';

/**
 * Logs each response with an allow list of fields: never a URL with its query, a header or a body, since those carry
 * tokens, codes and personal data. Also returns the request id as a header.
 */
export function logRequests(server: FastifyInstance): void {
  server.decorateRequest('caller', null);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    // Workers claim deliveries every few seconds, and mostly there are none.
    const isRoutine = request.routeOptions.config.access === 'worker' && reply.statusCode < 400;
    request.log[isRoutine ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.caller?.userId ?? null,
        tokenId: request.caller?.token?.id ?? null,
      },
      'answered',
    );
  });
}
