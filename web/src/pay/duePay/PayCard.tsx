import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import type { CostRates } from '@brigade/domain/schedule/costs/costRates.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { PayCard_gig$key } from '../../__generated__/PayCard_gig.graphql.ts';
import type { PayCard_work$key } from '../../__generated__/PayCard_work.graphql.ts';
import { useReviews } from '../../day/reviews/useReviews.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import type { usePayments } from '../payments/usePayments.ts';
import { costOfWork } from './costOfWork.ts';
import styles from './pay.module.css';
import { areValid, type ExtraTexts, extrasOf, noExtras } from './PayExtras.tsx';
import { PayFooter } from './PayFooter.tsx';
import { PayRow } from './PayRow.tsx';
import { payState } from './payState.ts';
import { payStatusOf } from './payStatusOf.ts';
import { readPayability } from './readPayability.ts';

const AdjustHoursDialog = lazy(() => import('../hours/AdjustHoursDialog.tsx'));

const columns = (rowHeader: string): readonly TableColumn[] => [
  { id: 'work', header: rowHeader },
  { id: 'hours', header: 'Hours', width: '10.5rem' },
  { id: 'extras', header: 'Tip and bonus', width: '20%' },
  { id: 'cost', header: 'Cost', width: '11%' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end', width: '24%' },
];

const noCost = { lines: [], totalCents: 0 };

/** Work in a row of the card. */
export interface CardWork {
  readonly work: PayCard_work$key;
  readonly gig: PayCard_gig$key;
  /** The id of the application. */
  readonly id: string;
  /** Names the work within the screen. */
  readonly name: string;
  /** The portrait of the pro; null where all rows are about one pro. */
  readonly picture: ReactNode;
  /** Whose work it is, or which. */
  readonly title: ReactNode;
}

interface Props {
  /** The heading of the card. */
  title: ReactNode;
  /** Shown beside the heading. */
  facts: ReactNode;
  /** Whether the sum of what can be paid follows there. */
  hasSum?: boolean;
  /** Names what the card is about: "the Line Cook shift #7". */
  subject: string;
  /** The heading of the first column. */
  rowHeader: string;
  works: readonly CardWork[];
  payments: ReturnType<typeof usePayments>;
  locationId: number;
  rates: CostRates | null;
  canTip: boolean;
  /** Whether the viewer may block pros at the location. */
  canBlock: boolean;
}

/** Work to check and pay together: a row each, and buttons that pay some or all. */
export function PayCard({
  title,
  facts,
  hasSum = false,
  subject,
  rowHeader,
  payments,
  locationId,
  rates,
  canTip,
  canBlock,
  ...listed
}: Props) {
  const [texts, setTexts] = useState<ReadonlyMap<string, ExtraTexts>>(new Map());
  const [adjusted, setAdjusted] = useState<string | null>(null);
  const works = listed.works.map(({ id, work, gig, ...row }) => ({
    row,
    ...readWork({ work, gig }, texts.get(id) ?? noExtras, rates),
  }));
  const reviews = useReviews(works.map(({ application }) => application));
  const payable = works
    .filter(({ isPayable }) => isPayable)
    // A payout that is sent again costs the business nothing.
    .map((work) => (work.isPayoutOnly ? { ...work, cost: noCost } : work));
  const hasExtras = payable.some(({ isPayoutOnly }) => !isPayoutOnly);
  const selected = payable.filter(({ id }) => payments.selected.has(id));
  const pay = (chosen: typeof works) =>
    void payments.pay(
      chosen.map(({ id, row, extras }) => ({ applicationId: id, name: row.name, ...extras })),
    );
  const adjustedWork = works.find(({ id }) => id === adjusted);
  const sum = payable.reduce((cents, { cost }) => cents + cost.totalCents, 0);
  const place = `/locations/${locationId}`;

  return (
    <Card padding="none">
      <div className={styles.heading}>
        {title}
        {payable.length === 0 && works.some(({ isProcessing }) => isProcessing) ? (
          <StatusBadge>Paying</StatusBadge>
        ) : null}
        <span className={styles.muted}>
          {facts}
          {hasSum && payable.length > 0 ? ` · ${formatMoney(sum, 'USD')} due` : null}
        </span>
      </div>
      <Table
        label={`Pay of ${subject}`}
        className={styles.table}
        columns={columns(rowHeader).filter(({ id }) => hasExtras || id !== 'extras')}
        selection={
          payable.length > 1
            ? { ids: payable.map(({ id }) => id), selected: payments.selected, onSelected: payments.select }
            : undefined
        }
      >
        {works.map(({ id, row, key, cost, ...own }) => (
          <PayRow
            key={id}
            {...row}
            work={key}
            zone={own.zone}
            locationId={locationId}
            locationNodeId={own.locationNodeId}
            canBlock={canBlock}
            reviews={reviews}
            cost={cost}
            texts={own.texts}
            hasExtras={hasExtras}
            canAdd={rates !== null}
            canTip={canTip}
            isBusy={payments.busy.has(id)}
            refusal={payments.refusals.get(id)}
            billingHref={`${place}/billing`}
            extraHref={`${place}/pay/extra/new?gig=${own.gigDatabaseId}`}
            disputeHref={(disputeId) => `${place}/disputes/${disputeId}`}
            onChanged={(changed) => setTexts((before) => new Map([...before, [id, changed]]))}
            onRefusalDismissed={() => payments.dismissRefusal(id)}
            onAdjusted={() => setAdjusted(id)}
            onPaid={() => pay(payable.filter((one) => one.id === id))}
          />
        ))}
      </Table>
      <PayFooter
        payable={payable}
        selected={selected}
        isBusy={payments.busy.size > 0}
        label={subject}
        onPaid={(all) => pay(all ? payable : selected)}
      />
      <Suspense>
        {adjustedWork ? (
          <AdjustHoursDialog
            application={adjustedWork.application}
            zone={adjustedWork.zone ?? browserZone()}
            unpaidBreakMinutes={adjustedWork.unpaidBreakMinutes}
            isAdjusted={adjustedWork.isAdjusted}
            onClosed={() => setAdjusted(null)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}

/** Work to pay with what a manager typed: what it costs then, and whether it can be paid. */
function readWork({ work, gig }: Pick<CardWork, 'work' | 'gig'>, texts: ExtraTexts, rates: CostRates | null) {
  const data = readInlineData(
    graphql`
      fragment PayCard_work on WorkPay @inline @throwOnFieldError {
        flags
        application {
          id
          ...AdjustHoursDialog_application
          ...useReviews_applications
        }
        ...readPayability_work
        ...payStatusOf_work
        ...PayRow_work
        ...costOfWork_work
      }
    `,
    work,
  );
  const gigData = readInlineData(
    graphql`
      fragment PayCard_gig on Gig @inline @throwOnFieldError {
        databaseId
        timeZone
        unpaidBreakMinutes
        location {
          id
        }
        ...costOfWork_gig
      }
    `,
    gig,
  );
  const { flags, application } = data;
  const status = payStatusOf(data);
  const payability = readPayability(data);
  // What was typed before a payment is in no field any more once the pay is fixed.
  const typed = payability.isFixed ? noExtras : texts;
  const { databaseId, timeZone, unpaidBreakMinutes, location } = gigData;
  return {
    id: application.id,
    /** For the row of the work. */
    key: data,
    application,
    isAdjusted: flags.includes('ADJUSTED'),
    gigDatabaseId: databaseId,
    zone: timeZone,
    unpaidBreakMinutes,
    locationNodeId: location?.id ?? null,
    texts: typed,
    extras: extrasOf(typed),
    cost: costOfWork(gigData, data, rates, extrasOf(typed)),
    ...payability,
    isProcessing: payState(status) === 'processing',
    isValid: areValid(typed),
  };
}
