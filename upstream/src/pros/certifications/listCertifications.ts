import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

const certification = z.object({ id, name: z.string() }).meta({ id: 'Certification' });

/** `GET /api/certifications/`: the certifications that pros can have. */
export const listCertifications = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/certifications/',
    access: 'session',
    tags: ['pros'],
    summary: 'List certifications by name',
    query: z.strictObject({}),
    responses: { 200: z.array(certification) },
    handle: async () => ({
      status: 200,
      body: await database
        .selectFrom('certifications')
        .select(['id', 'name'])
        .orderBy('name')
        .orderBy('id')
        .execute(),
    }),
  });
