import {
  type FeatureFlag,
  featuresOf,
  type Rollout,
} from '@brigade/domain/accounts/featureFlags/featureFlag.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../users/User.ts';
import { listFeatureFlags } from './featureFlagsApi.ts';

const FeatureFlagEnum = builder.enumType('FeatureFlag', {
  description: 'A feature that is rolled out step by step.',
  values: {
    JOBS_HISTORY_ASSISTANT: {
      value: 'jobs_history_assistant',
      description: 'Questions in plain words about past work.',
    },
  } satisfies Record<Uppercase<FeatureFlag>, { value: FeatureFlag; description: string }>,
});

/** A server without feature flags holds no feature back. */
async function rollouts(rest: RestSession): Promise<Rollout[]> {
  try {
    const flags = await rest.call(listFeatureFlags);
    return flags.map(({ name, rollout_percent: percent }) => ({ name, percent }));
  } catch (failure) {
    if (failure instanceof UpstreamRefusal && failure.isNotFound) return [];
    throw failure;
  }
}

builder.objectField(User, 'featureFlags', (t) =>
  t.field({
    type: [FeatureFlagEnum],
    nullable: true,
    description:
      'The features that the user has, by how far each is rolled out; always the same ones while no rollout changes. Costs a separate upstream request.',
    resolve: async ({ id }, _args, { rest }) => featuresOf(id, await rollouts(rest)),
  }),
);
