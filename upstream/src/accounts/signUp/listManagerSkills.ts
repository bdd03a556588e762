import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

/** `GET /api/manager-skills/`: the responsibilities that a manager can choose from. */
export const listManagerSkills = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/manager-skills/',
    access: 'session',
    tags: ['users'],
    summary: 'List the responsibilities of managers by name',
    responses: { 200: z.array(z.object({ id, name: z.string() })) },
    handle: async () => ({
      status: 200,
      body: await database.selectFrom('manager_skills').select(['id', 'name']).orderBy('name').execute(),
    }),
  });
