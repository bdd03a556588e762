import { featureFlags } from '@brigade/domain/accounts/featureFlags/featureFlag.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { Admin } from '../users/Admin.ts';
import { configuredFlags } from './configuredFlags.ts';
import { FeatureFlag } from './FeatureFlag.ts';
import type { FeatureFlagWire } from './featureFlagsApi.ts';

export const FeatureRollout = builder.node(builder.objectRef<FeatureFlagWire>('FeatureRollout'), {
  description: 'How far a feature is rolled out, for platform admins.',
  authScopes: { platformAdmin: true },
  id: { resolve: ({ name }) => name },
  loadWithoutCache: async (id, { rest }) => {
    const flags = await configuredFlags(rest);
    return found(flags.find(({ name }) => name === id) ?? null, 'feature');
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the feature in the configuration.' }),
    feature: t.field({
      type: FeatureFlag,
      nullable: true,
      description: 'The feature. Null if the configuration has one that is unknown here.',
      resolve: (flag) => featureFlags.find((name) => name === flag.name) ?? null,
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'What the feature is. Null if the configuration does not say.',
    }),
    percentage: t.exposeFloat('rollout_percent', {
      description:
        'The percentage of users who have the feature, 0 to 100. When it rises, no user loses the feature.',
    }),
  }),
});

builder.objectField(Admin, 'featureRollouts', (t) =>
  t.field({
    type: [FeatureRollout],
    nullable: true,
    description:
      'How far each feature of the configuration is rolled out, by name. A feature that is missing is ' +
      'rolled out to all users. Costs one upstream call.',
    resolve: async (_admin, _args, { rest }) => {
      const flags = await configuredFlags(rest);
      return flags.toSorted((one, other) => one.name.localeCompare(other.name));
    },
  }),
);
