import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';

/**
 * Adds a header with the offset of the marketplace clock to every response, in milliseconds, so that clients can
 * derive facts from the same time. Without the header, the offset is 0.
 */
export function addClockHeader(server: FastifyInstance, clock: Clock): void {
  server.addHook('onSend', async (_request, reply) => {
    if (clock.offset !== 0) reply.header('x-clock-offset', String(clock.offset));
  });
}
