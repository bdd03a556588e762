import type { ReactNode } from 'react';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayRow_work$key } from '../../__generated__/PayRow_work.graphql.ts';
import type { useReviews } from '../../day/reviews/useReviews.ts';
import { CostLines } from '../../schedule/costs/CostLines.tsx';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import type { PaymentRefusal } from '../payments/usePayments.ts';
import styles from './pay.module.css';
import { areValid, type ExtraTexts, PayExtras } from './PayExtras.tsx';
import { PayRowActions } from './PayRowActions.tsx';
import { PayHours } from './PayHours.tsx';
import { PayRowStatus } from './PayRowStatus.tsx';
import { payState } from './payState.ts';
import { payStatusOf } from './payStatusOf.ts';
import { readPayability } from './readPayability.ts';
import type { WorkCost } from './workCost.ts';

interface Props {
  work: PayRow_work$key;
  /** Names the work within the screen. */
  name: string;
  /** The portrait of the pro; null where all rows are about one pro. */
  picture: ReactNode;
  /** Whose work it is, or which. */
  title: ReactNode;
  cost: WorkCost;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
  locationId: number;
  /** The id of the location's node; null if unknown. */
  locationNodeId: string | null;
  canBlock: boolean;
  reviews: ReturnType<typeof useReviews>;
  texts: ExtraTexts;
  /** Whether the shift has a column for tips and bonuses. */
  hasExtras: boolean;
  /** Whether the cost of a tip and a bonus can be shown. */
  canAdd: boolean;
  canTip: boolean;
  isBusy: boolean;
  /** Why the server refused the last payment. */
  refusal: PaymentRefusal | undefined;
  /** Where the payment method is changed. */
  billingHref: string;
  /** Where something extra is paid for the shift. */
  extraHref: string;
  /** Where a dispute is answered, by its number. */
  disputeHref: (disputeId: number) => string;
  onChanged: (texts: ExtraTexts) => void;
  onRefusalDismissed: () => void;
  onAdjusted: () => void;
  onPaid: () => void;
}

/** The work of a pro in a shift, to check and pay. */
export function PayRow({
  work,
  name,
  picture,
  title,
  cost,
  zone,
  locationId,
  locationNodeId,
  canBlock,
  reviews,
  texts,
  hasExtras,
  canAdd,
  canTip,
  isBusy,
  refusal,
  billingHref,
  extraHref,
  disputeHref,
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
            locationNodeId={locationNodeId}
            canBlock={canBlock}
            reviews={reviews}
            refusal={refusal}
            billingHref={billingHref}
            disputeHref={disputeHref}
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
        <Disclosure
          label={`Cost of ${name}: ${formatMoney(cost.totalCents, 'USD')}`}
          summary={<span className={styles.cost}>{formatMoney(cost.totalCents, 'USD')}</span>}
        >
          <CostLines
            lines={cost.lines.map((line) => ({ ...line, how: null }))}
            totalLabel="Total"
            totalCents={cost.totalCents}
          />
        </Disclosure>
      </TableCell>
      <TableCell column="actions">
        <PayRowActions
          work={data}
          name={name}
          extraHref={extraHref}
          canAdjust={canAdjust}
          isPayable={isPayable}
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
