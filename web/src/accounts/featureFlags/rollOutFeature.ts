import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  rollOutFeatureMutation,
  RollOutFeatureInput,
} from '../../__generated__/rollOutFeatureMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Changes how far a feature is rolled out; it shows at once, and no longer if it is refused. Resolves to what was
 * refused.
 *
 * @throws Fault
 */
export async function rollOutFeature(
  environment: IEnvironment,
  input: RollOutFeatureInput,
): Promise<readonly { readonly message: string }[]> {
  const { rollOutFeature: payload } = await commit<rollOutFeatureMutation>(environment, {
    mutation: graphql`
      mutation rollOutFeatureMutation($input: RollOutFeatureInput!) {
        rollOutFeature(input: $input) {
          errors {
            message
          }
          featureRollout {
            ...FeatureRow_rollout
          }
          viewer {
            featureFlags @catch(to: NULL)
          }
        }
      }
    `,
    variables: { input },
    optimisticUpdater: (store) => {
      store.get(input.featureRolloutId)?.setValue(input.percentage, 'percentage');
    },
  });
  return payload.errors;
}
