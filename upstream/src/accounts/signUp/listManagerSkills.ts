import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';

/** `GET /api/manager-skills/`: what a manager may say that they look after. */
export const listManagerSkills = ({ database }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/manager-skills/',
    access: 'session',
    tags: ['users'],
    summary: 'What managers look after, by name',
    responses: { 200: z.array(z.object({ id, name: z.string() })) },
    handle: async () => ({
      status: 200,
      body: await database.selectFrom('manager_skills').select(['id', 'name']).orderBy('name').execute(),
    }),
  });
