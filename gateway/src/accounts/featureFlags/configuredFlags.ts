import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { type FeatureFlagWire, listFeatureFlags } from './featureFlagsApi.ts';

/** The feature flags of the configuration. A server without any holds no feature back. */
export async function configuredFlags(rest: RestSession): Promise<readonly FeatureFlagWire[]> {
  try {
    return await rest.call(listFeatureFlags);
  } catch (failure) {
    if (failure instanceof UpstreamRefusal && failure.isNotFound) return [];
    throw failure;
  }
}
