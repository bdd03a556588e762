import { featuresOf } from '@brigade/domain/accounts/featureFlags/featureFlag.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../users/User.ts';
import { configuredFlags } from './configuredFlags.ts';
import { FeatureFlag } from './FeatureFlag.ts';

builder.objectField(User, 'featureFlags', (t) =>
  t.field({
    type: [FeatureFlag],
    nullable: true,
    description:
      'The features that the user has, by how far each is rolled out; always the same ones while no ' +
      'rollout changes. Costs one upstream call.',
    resolve: async ({ id }, _args, { rest }) => {
      const flags = await configuredFlags(rest);
      return featuresOf(
        id,
        flags.map(({ name, rollout_percent: percent }) => ({ name, percent })),
      );
    },
  }),
);
