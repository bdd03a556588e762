import type { FeatureFlag as FeatureFlagName } from '@brigade/domain/accounts/featureFlags/featureFlag.ts';
import { builder } from '../../platform/schema/builder.ts';

export const FeatureFlag = builder.enumType('FeatureFlag', {
  description: 'A feature that is rolled out step by step.',
  values: {
    JOBS_HISTORY_ASSISTANT: {
      value: 'jobs_history_assistant',
      description: 'Questions in plain words about past work.',
    },
  } satisfies Record<Uppercase<FeatureFlagName>, { value: FeatureFlagName; description: string }>,
});
