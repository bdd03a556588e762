import Gift from 'lucide-react/icons/gift';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReferralCard_referral$key } from '../../__generated__/ReferralCard_referral.graphql.ts';
import { Avatar } from '../../ui/layout/Avatar.tsx';
import styles from './ReferralCard.module.css';

/** The person behind a referral code, and the reward. */
export function ReferralCard({ referral }: { referral: ReferralCard_referral$key }) {
  const { referrerName, businessName, reward } = useFragment(
    graphql`
      fragment ReferralCard_referral on Referral @throwOnFieldError {
        referrerName
        businessName
        reward
      }
    `,
    referral,
  );
  return (
    <div className={styles.card}>
      <div className={styles.person}>
        <Avatar name={referrerName} />
        <div>
          <p className={styles.name}>{referrerName} invited you</p>
          <p className={styles.business}>{businessName}</p>
        </div>
      </div>
      <p className={styles.reward}>
        <Gift aria-hidden="true" />
        {reward}
      </p>
    </div>
  );
}
