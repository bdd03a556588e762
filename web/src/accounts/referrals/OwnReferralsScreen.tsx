import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OwnReferralsScreenQuery } from '../../__generated__/OwnReferralsScreenQuery.graphql.ts';
import { isMissing } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SignedOut } from '../signIn/SignedOut.tsx';
import { OwnReferrals } from './OwnReferrals.tsx';

/** The viewer's referral code, who signed up with it, and the rewards. */
export function OwnReferralsScreen({ query }: { query: ScreenQuery<OwnReferralsScreenQuery> }) {
  const data = usePreloadedQuery<OwnReferralsScreenQuery>(
    graphql`
      query OwnReferralsScreenQuery @preloadable @throwOnFieldError {
        viewer {
          referralProgram @catch {
            __typename
          }
        }
        ...OwnReferrals_query
      }
    `,
    useHeldQuery(query),
  );
  if (!data.viewer) return <SignedOut />;
  return (
    <>
      <title>Refer a business · Brigade</title>
      <PageHeader
        title="Refer a business"
        subtitle="Share your link with managers elsewhere. It works for you at every location."
      />
      {isMissing(data.viewer.referralProgram) ? (
        <EmptyState illustration={<NoResults />} title="Referrals are not available here">
          This server has no referral codes for users.
        </EmptyState>
      ) : (
        <OwnReferrals query={data} />
      )}
    </>
  );
}
