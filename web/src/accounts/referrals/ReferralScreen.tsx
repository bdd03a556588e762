import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ReferralScreenQuery } from '../../__generated__/ReferralScreenQuery.graphql.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { KnownVisitor } from './KnownVisitor.tsx';
import { ReferralCard } from './ReferralCard.tsx';
import { ReferralWay } from './ReferralWay.tsx';

/** The page of a referral link: the referrer, the reward, and the sign-up button. */
export function ReferralScreen({ query }: { query: ScreenQuery<ReferralScreenQuery> }) {
  const { referral, viewer } = usePreloadedQuery<ReferralScreenQuery>(
    graphql`
      query ReferralScreenQuery($code: String!) @preloadable @throwOnFieldError {
        referral(code: $code) {
          code
          ...ReferralCard_referral
        }
        viewer @catch(to: NULL) {
          needsSignUp
          referralProgram {
            code
          }
        }
      }
    `,
    useHeldQuery(query),
  );
  if (!referral) return <ReferralWay code={null} />;
  if (viewer) {
    const isOwn = viewer.referralProgram?.code === referral.code;
    return <KnownVisitor code={referral.code} isOwn={isOwn} needsSignUp={viewer.needsSignUp} />;
  }
  return (
    <ReferralWay code={referral.code}>
      <ReferralCard referral={referral} />
    </ReferralWay>
  );
}
