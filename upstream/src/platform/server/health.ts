import { sql } from 'kysely';
import { z } from 'zod';
import { route } from './route.ts';
import type { Services } from './services.ts';

const alive = z.object({ status: z.literal('ok') });
const unready = z.object({ status: z.literal('unavailable') });

/** `GET /healthz`: liveness. */
export const getHealth = () =>
  route({
    method: 'GET',
    url: '/healthz',
    access: 'public',
    tags: ['health'],
    summary: 'Liveness: the process is running',
    responses: { 200: alive },
    handle: async () => ({ status: 200, body: { status: 'ok' as const } }),
  });

/** `GET /readyz`: the database responds, and the server is not about to end. */
export const getReadiness = ({ database, isDraining = () => false }: Services) =>
  route({
    method: 'GET',
    url: '/readyz',
    access: 'public',
    tags: ['health'],
    summary: 'Readiness: the server can handle requests',
    responses: { 200: alive, 503: unready },
    handle: async () => {
      if (isDraining()) return { status: 503, body: { status: 'unavailable' as const } };
      try {
        await sql`select 1`.execute(database);
        return { status: 200, body: { status: 'ok' as const } };
      } catch {
        return { status: 503, body: { status: 'unavailable' as const } };
      }
    },
  });
