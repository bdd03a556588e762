import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { FeaturesScreenQuery } from '../../__generated__/FeaturesScreenQuery.graphql.ts';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useVisibleInterval } from '../../platform/live/useVisibleInterval.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { FeatureList } from './FeatureList.tsx';
import { FeatureRow } from './FeatureRow.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { PlatformTabs } from '../users/PlatformTabs.tsx';

/** Others change rollouts too, and nothing announces it. */
const refreshMs = 30_000;

/** How far features are rolled out, for platform admins to change. */
export function FeaturesScreen({ query }: { query: ScreenQuery<FeaturesScreenQuery> }) {
  const { viewer, admin } = usePreloadedQuery<FeaturesScreenQuery>(
    graphql`
      query FeaturesScreenQuery @preloadable @throwOnFieldError {
        viewer {
          isPlatformAdmin
        }
        admin @catch(to: NULL) {
          featureRollouts @catch(to: NULL) {
            id
            ...FeatureRow_rollout
          }
        }
      }
    `,
    useHeldQuery(query),
  );
  const isAdmin = viewer?.isPlatformAdmin === true;
  const refetch = async () => {
    await refetchScreen(query);
  };
  useVisibleInterval(() => void refetch(), isAdmin ? refreshMs : null);

  if (!isAdmin) {
    return (
      <EmptyState
        headingLevel={1}
        illustration={<NoPermission />}
        title="Only platform admins roll out features"
      >
        <title>Features · Brigade</title>
        Your own settings are in the account menu.
      </EmptyState>
    );
  }
  return (
    <>
      <title>Features · Brigade</title>
      <PageHeader
        title="Features"
        subtitle="A change applies from each user’s next request. Users keep a feature while its percentage rises."
      >
        <PlatformTabs current="features" />
      </PageHeader>
      <FeatureList
        rows={
          admin?.featureRollouts?.map((rollout) => <FeatureRow key={rollout.id} rollout={rollout} />) ?? null
        }
        onRetry={refetch}
      />
    </>
  );
}
