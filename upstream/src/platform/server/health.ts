import { sql } from 'kysely';
import { z } from 'zod';
import { route } from './route.ts';
import type { Upstream } from './services.ts';

const alive = z.object({ status: z.literal('ok') });
const unready = z.object({ status: z.literal('unavailable') });

/** `GET /healthz`: the process runs. */
export const getHealth = () =>
  route({
    method: 'GET',
    url: '/healthz',
    access: 'public',
    tags: ['health'],
    summary: 'Whether the process runs',
    responses: { 200: alive },
    handle: async () => ({ status: 200, body: { status: 'ok' as const } }),
  });

/** `GET /readyz`: the database answers. A server that is shutting down answers 503 to everything. */
export const getReadiness = ({ database }: Upstream) =>
  route({
    method: 'GET',
    url: '/readyz',
    access: 'public',
    tags: ['health'],
    summary: 'Whether requests can be answered',
    responses: { 200: alive, 503: unready },
    handle: async () => {
      try {
        await sql`select 1`.execute(database);
        return { status: 200, body: { status: 'ok' as const } };
      } catch {
        return { status: 503, body: { status: 'unavailable' as const } };
      }
    },
  });
