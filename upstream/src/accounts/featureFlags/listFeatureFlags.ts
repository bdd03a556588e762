import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { featureFlagColumns, featureFlagSchema } from './featureFlagSchema.ts';

/** `GET /api/feature-flags/`: how far features are rolled out. Clients decide from it who has one. */
export const listFeatureFlags = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/feature-flags/',
    access: 'session',
    tags: ['configuration'],
    summary: 'List all feature flags by name',
    responses: { 200: z.array(featureFlagSchema) },
    handle: async () => ({
      status: 200,
      body: await database.selectFrom('feature_flags').select(featureFlagColumns).orderBy('name').execute(),
    }),
  });
