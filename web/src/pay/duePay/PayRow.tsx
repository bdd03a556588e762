import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayRow_gig$key } from '../../__generated__/PayRow_gig.graphql.ts';
import type { PayRow_work$key } from '../../__generated__/PayRow_work.graphql.ts';
import type { useReviews } from '../../day/reviews/useReviews.ts';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import type { PaymentRefusal } from '../payments/usePayments.ts';
import styles from './pay.module.css';
import { areValid, type ExtraTexts, PayExtras } from './PayExtras.tsx';
import { PayRowActions } from './PayRowActions.tsx';
import { PayHours } from './PayHours.tsx';
import { PayRowCost } from './PayRowCost.tsx';
import { PayRowStatus } from './PayRowStatus.tsx';
import { payState } from './payState.ts';
import { payStatusOf } from './payStatusOf.ts';
import { readPayability } from './readPayability.ts';
import type { WorkCost } from './workCost.ts';

interface Props {
  work: PayRow_work$key;
  gig: PayRow_gig$key;
  /** Names the work within the screen. */
  name: string;
  /** The portrait of the pro; null where all rows are about one pro. */
  picture: ReactNode;
  /** Whose work it is, or which. */
  title: ReactNode;
  cost: WorkCost;
  locationId: number;
  canBlock: boolean;
  reviews: ReturnType<typeof useReviews>;
  texts: ExtraTexts;
  /** Whether the shift has a column for tips and bonuses. */
  hasExtras: boolean;
  /** Whether the cost of a tip and a bonus can be shown. */
  canAdd: boolean;
  canTip: boolean;
  /** Whether no other work of the card can be paid. */
  isOnlyPayable: boolean;
  isBusy: boolean;
  /** Why the server refused the last payment. */
  refusal: PaymentRefusal | undefined;
  onChanged: (texts: ExtraTexts) => void;
  onRefusalDismissed: () => void;
  onAdjusted: () => void;
  onPaid: () => void;
}

/** The work of a pro in a shift, to check and pay. */
export function PayRow({
  work,
  gig,
  name,
  picture,
  title,
  cost,
  locationId,
  canBlock,
  reviews,
  texts,
  hasExtras,
  canAdd,
  canTip,
  isOnlyPayable,
  isBusy,
  refusal,
  ...on
}: Props) {
  const data = useFragment(
    graphql`
      fragment PayRow_work on WorkPay @throwOnFieldError {
        isLateCancellation
        viewerCanAddExtras
        ...PayRowStatus_work
        ...PayRowActions_work
        ...readPayability_work
        ...payStatusOf_work
        application {
          id
        }
        ...PayHours_work
      }
    `,
    work,
  );
  const {
    databaseId,
    timeZone: zone,
    location,
  } = useFragment(
    graphql`
      fragment PayRow_gig on Gig @throwOnFieldError {
        databaseId
        timeZone
        location {
          id
        }
      }
    `,
    gig,
  );
  const { isLateCancellation } = data;
  const { id } = data.application;
  const state = payState(payStatusOf(data));
  const { isPayable, isPayoutOnly, isWaiting, isProPaid, ...payability } = readPayability(data);
  const isDue = state === 'due' || state === 'failed';
  // What the pro was paid for stays as it is, also while the business owes it or its payout failed, and so do guaranteed
  // hours.
  const isFixed = payability.isFixed || isLateCancellation;
  const canChange = isPayable && !isFixed;
  const canAdjust = !isFixed && (isPayable || (isWaiting && isDue));
  const mayAdd = data.viewerCanAddExtras !== false;
  const hasInputs = canChange && canAdd && mayAdd;
  const place = `/locations/${locationId}`;

  return (
    <TableRow id={id} label={name} isSelectable={isPayable}>
      <TableCell column="work" isRowHeader>
        <div className={styles.who}>
          {picture}
          <PayRowStatus
            work={data}
            name={name}
            title={title}
            zone={zone}
            locationNodeId={location?.id ?? null}
            canBlock={canBlock}
            reviews={reviews}
            refusal={refusal}
            billingHref={`${place}/billing`}
            disputeHref={(disputeId) => `${place}/disputes/${disputeId}`}
            onRefusalDismissed={on.onRefusalDismissed}
          />
        </div>
      </TableCell>
      <TableCell column="hours">
        <PayHours work={data} isPaid={isProPaid} zone={zone} locationId={locationId} />
      </TableCell>
      {hasExtras ? (
        <TableCell column="extras" isHiddenOnPhone={!hasInputs}>
          {hasInputs ? (
            <PayExtras name={name} texts={texts} canTip={canTip} onChanged={on.onChanged} />
          ) : null}
        </TableCell>
      ) : null}
      <TableCell column="cost">
        <PayRowCost name={name} cost={cost} />
      </TableCell>
      <TableCell column="actions">
        <PayRowActions
          work={data}
          name={name}
          extraHref={`${place}/pay/extra/new?gig=${databaseId}`}
          canAdjust={canAdjust}
          isPayable={isPayable}
          isOnlyPayable={isOnlyPayable}
          isRetry={state === 'failed' || isPayoutOnly}
          isBusy={isBusy}
          isDisabled={!areValid(texts)}
          onAdjusted={on.onAdjusted}
          onPaid={on.onPaid}
        />
      </TableCell>
    </TableRow>
  );
}
