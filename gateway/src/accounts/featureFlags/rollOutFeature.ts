import { rolloutPercentage } from '@brigade/domain/accounts/featureFlags/rolloutPercentage.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { decodeGlobalId } from '../../platform/schema/globalId.ts';
import { nodeIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { viewerAfterwards } from '../users/viewerAfterwards.ts';
import { FeatureRollout } from './FeatureRollout.ts';
import { changeFeatureFlag, type FeatureFlagWire } from './featureFlagsApi.ts';

const { rule: featureRolloutId, keyOf: checkedName } = nodeIdInput('the rollout of a feature', (globalId) => {
  const decoded = decodeGlobalId(globalId);
  return decoded?.typename === 'FeatureRollout' ? decoded.id : null;
});

builder.relayMutationField(
  'rollOutFeature',
  {
    description: 'Input for rollOutFeature.',
    inputFields: (t) => ({
      featureRolloutId: t.id({ required: true, description: 'The ID of the rollout.' }),
      percentage: t.float({
        required: true,
        description:
          'The percentage of users who are to have the feature, 0 to 100, with at most two decimals.',
      }),
    }),
    validate: { schema: z.looseObject({ featureRolloutId, percentage: rolloutPercentage }) },
  },
  {
    description:
      'Changes the percentage of users who have a feature, for each user from their next request on. Requires the ' +
      'permission `platform.admin`.',
    authScopes: { platformAdmin: true },
    extensions: errorPaths({ rollout_percent: ['percentage'], 'platform.admin': ['featureRolloutId'] }),
    resolve: (_root, { input }, { rest }): Promise<FeatureFlagWire> => {
      const path = { name: checkedName(input.featureRolloutId) };
      const body = { rollout_percent: input.percentage };
      return presentAt(['featureRolloutId'], 'feature', rest.call(changeFeatureFlag, { path, body }));
    },
  },
  {
    description: 'Return type of rollOutFeature.',
    outputFields: (t) => ({
      errors: errorsField(t),
      featureRollout: t.field({
        type: FeatureRollout,
        nullable: true,
        description: 'The rollout as it is now. Null if the mutation was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      viewer: viewerAfterwards(t),
    }),
  },
);
