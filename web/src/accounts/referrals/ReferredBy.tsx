import { graphql, useFragment } from 'react-relay/hooks';
import type { ReferredBy_referral$key } from '../../__generated__/ReferredBy_referral.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

const wayOf: Readonly<Record<string, string>> = {
  EARNED: 'Your next invoice takes it off.',
  PARTLY_CREDITED: 'Your next invoice takes the rest off.',
  CREDITED: 'Your invoices took it off.',
};

interface Props {
  referral: ReferredBy_referral$key;
  /** What both sides get: "$50". */
  reward: string;
}

/** Who referred the viewer, and what is left to do for the reward. */
export function ReferredBy({ referral, reward }: Props) {
  const { referrerName, state, rewardState } = useFragment(
    graphql`
      fragment ReferredBy_referral on ReferredBy @throwOnFieldError {
        referrerName
        state
        rewardState
      }
    `,
    referral,
  );
  if (state === 'REWARDED') {
    return (
      <InlineAlert tone="success">
        {`${referrerName} referred you, and you both earned ${reward} off service fees. ${wayOf[rewardState ?? ''] ?? ''}`.trim()}
      </InlineAlert>
    );
  }
  const missing =
    state === 'POSTED' ? 'when your first shift is paid' : 'when you post a shift and it is paid';
  return (
    <InlineAlert>{`${referrerName} referred you. You both get ${reward} off service fees ${missing}.`}</InlineAlert>
  );
}
