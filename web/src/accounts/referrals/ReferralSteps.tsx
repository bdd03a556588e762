import { graphql, useFragment } from 'react-relay/hooks';
import type { ReferralSteps_program$key } from '../../__generated__/ReferralSteps_program.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './ReferralSteps.module.css';
import { rewardText } from './rewardText.ts';

/** How a referral becomes a reward, how many have, and what invoices took off. */
export function ReferralSteps({ program }: { program: ReferralSteps_program$key }) {
  const { reward, signedUpCount, rewardedCount, earned, credited } = useFragment(
    graphql`
      fragment ReferralSteps_program on ReferralProgram @throwOnFieldError {
        reward {
          amountCents
          currency
        }
        signedUpCount
        rewardedCount
        earned {
          amountCents
          currency
        }
        credited {
          amountCents
          currency
        }
      }
    `,
    program,
  );
  const amount = rewardText(reward.amountCents, reward.currency);
  const figures = [
    [String(signedUpCount), 'Signed up'],
    [String(rewardedCount), 'First shift paid'],
    [rewardText(earned.amountCents, earned.currency), 'Earned'],
    ...(credited == null ? [] : [[rewardText(credited.amountCents, credited.currency), 'Taken off']]),
  ];
  return (
    <Card title="How it works">
      <ol className={styles.steps}>
        <li>Share your link with a business that is new to Brigade.</li>
        <li>They sign up and post their first shift.</li>
        <li>
          When a shift of theirs is paid, <strong>you both get {amount}</strong> off service fees.
        </li>
      </ol>
      <dl className={styles.figures}>
        {figures.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        Your next invoice takes rewards off its service fees, and the one after it the rest. Where shifts are
        charged one by one, rewards wait until you are invoiced.
      </p>
    </Card>
  );
}
