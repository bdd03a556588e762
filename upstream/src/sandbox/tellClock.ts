import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';

/**
 * Says with every answer by how many milliseconds the marketplace is ahead of the real time, so that whoever derives
 * something from the time goes by the same. Without the header it goes as the system does.
 */
export function tellClock(server: FastifyInstance, clock: Clock): void {
  server.addHook('onSend', async (_request, reply) => {
    if (clock.offset !== 0) reply.header('x-clock-offset', String(clock.offset));
  });
}
