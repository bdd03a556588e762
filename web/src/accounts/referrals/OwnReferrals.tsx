import { graphql, useFragment } from 'react-relay/hooks';
import type { OwnReferrals_query$key } from '../../__generated__/OwnReferrals_query.graphql.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import styles from './OwnReferrals.module.css';
import { ReferralCode } from './ReferralCode.tsx';
import { ReferralSteps } from './ReferralSteps.tsx';
import { ReferredBusinessList } from './ReferredBusinessList.tsx';
import { rewardText } from './rewardText.ts';
import { ReferredBy } from './ReferredBy.tsx';

/** The code, what it brings, and who signed up with it. */
export function OwnReferrals({ query }: { query: OwnReferrals_query$key }) {
  const data = useFragment(
    graphql`
      fragment OwnReferrals_query on Query @throwOnFieldError {
        viewer {
          referralProgram {
            code
            reward {
              amountCents
              currency
            }
            referredBy {
              ...ReferredBy_referral
            }
            ...ReferralCode_program
            ...ReferralSteps_program
          }
        }
        ...ReferredBusinessList_query
      }
    `,
    query,
  );
  const program = data.viewer?.referralProgram;
  if (!program) throw new Fault('UNKNOWN', 'Your referrals could not be loaded.');
  const reward = rewardText(program.reward.amountCents, program.reward.currency);
  return (
    <div className={styles.referrals}>
      {program.referredBy ? <ReferredBy referral={program.referredBy} reward={reward} /> : null}
      <div className={styles.top}>
        <ReferralCode program={program} />
        <ReferralSteps program={program} />
      </div>
      <ReferredBusinessList query={data} reward={reward} hasCode={program.code !== null} />
    </div>
  );
}
