import { z } from 'zod';

export const rolloutPercent = z.number().min(0).max(100).multipleOf(0.01);

/** A feature flag as the API sends it. */
export const featureFlagSchema = z.object({
  name: z.string(),
  description: z.string(),
  rollout_percent: rolloutPercent,
});

export const featureFlagColumns = ['name', 'description', 'rollout_percent'] as const;
