import { graphql, useFragment } from 'react-relay/hooks';
import type { ReferredBusinessRow_business$key } from '../../__generated__/ReferredBusinessRow_business.graphql.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import styles from './ReferredBusinessRow.module.css';
import { rewardText } from './rewardText.ts';

const states: Readonly<Record<string, { readonly label: string; readonly tone: Tone }>> = {
  SIGNED_UP: { label: 'Signed up', tone: 'neutral' },
  POSTED: { label: 'First shift posted', tone: 'info' },
  REWARDED: { label: 'First shift paid', tone: 'success' },
};

interface Props {
  business: ReferredBusinessRow_business$key;
  /** What both sides get: "$50". */
  reward: string;
}

/** A business that signed up, how far it is, and what that earned. */
export function ReferredBusinessRow({ business, reward }: Props) {
  const { databaseId, firstName, businessName, state, signedUpAt, firstPostedAt, rewardedAt, ...data } =
    useFragment(
      graphql`
        fragment ReferredBusinessRow_business on ReferredBusiness @throwOnFieldError {
          databaseId
          firstName
          businessName
          state
          signedUpAt
          firstPostedAt
          rewardedAt
          rewardState
          credited {
            amountCents
            currency
          }
        }
      `,
      business,
    );
  const shown = states[state] ?? { label: 'Signed up', tone: 'neutral' };
  const since = rewardedAt ?? firstPostedAt;

  return (
    <TableRow id={String(databaseId)} label={businessName}>
      <TableCell column="business" isRowHeader>
        <span className={styles.business}>
          <span className={styles.name}>{businessName}</span>
          <span className={styles.detail}>{firstName}</span>
        </span>
      </TableCell>
      <TableCell column="signedUp">
        <DateText instant={signedUpAt} zone={null} format="day" />
      </TableCell>
      <TableCell column="state">
        <span className={styles.state}>
          <StatusBadge tone={shown.tone}>{shown.label}</StatusBadge>
          {since == null ? null : (
            <span className={styles.detail}>
              <DateText instant={since} zone={null} format="day" />
            </span>
          )}
        </span>
      </TableCell>
      <TableCell column="reward">
        {state === 'REWARDED' ? (
          <span className={styles.state}>
            <strong>{`${reward} earned`}</strong>
            <RewardDetail state={data.rewardState} credited={data.credited} />
          </span>
        ) : (
          <span className={styles.detail}>{`${reward} when a shift is paid`}</span>
        )}
      </TableCell>
    </TableRow>
  );
}

interface RewardProps {
  state: string | null | undefined;
  credited: { readonly amountCents: number; readonly currency: string } | null | undefined;
}

/** What invoices took off for a reward; nothing where the server does not say. */
function RewardDetail({ state, credited }: RewardProps) {
  if (state == null || credited == null) return null;
  const amount = rewardText(credited.amountCents, credited.currency);
  const texts: Readonly<Record<string, string>> = {
    EARNED: 'On your next invoice',
    PARTLY_CREDITED: `${amount} taken off`,
    CREDITED: 'Taken off',
  };
  return <span className={styles.detail}>{texts[state]}</span>;
}
