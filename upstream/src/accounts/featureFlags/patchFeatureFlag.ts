import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { featureFlagColumns, featureFlagSchema, rolloutPercent } from './featureFlagSchema.ts';

/** `PATCH /api/admin/configuration/feature-flags/:name/`: rolls a feature out further, or back. */
export const patchFeatureFlag = ({ database }: Services) =>
  route({
    method: 'PATCH',
    url: '/api/admin/configuration/feature-flags/:name/',
    access: 'platform-admin',
    scope: 'ADMIN',
    tags: ['configuration'],
    summary: 'Change how far a feature is rolled out',
    params: z.object({ name: z.string().max(60) }),
    body: z.strictObject({ rollout_percent: rolloutPercent }),
    responses: { 200: featureFlagSchema },
    errors: [404],
    handle: async ({ params: { name }, body }) => {
      const flag = await database
        .updateTable('feature_flags')
        .set(body)
        .where('name', '=', name)
        .returning(featureFlagColumns)
        .executeTakeFirst();
      if (flag === undefined) throw notFound();
      return { status: 200, body: flag };
    },
  });
