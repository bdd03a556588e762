import type { CostRates } from '@brigade/domain/schedule/costs/costRates.ts';
import { type ReactNode, useState } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { PayCard_gig$key } from '../../__generated__/PayCard_gig.graphql.ts';
import type { PayCard_work$key } from '../../__generated__/PayCard_work.graphql.ts';
import { useReviews } from '../../day/reviews/useReviews.ts';
import { Card } from '../../ui/layout/Card.tsx';
import type { usePayments } from '../payments/usePayments.ts';
import { AdjustWorkHours } from './AdjustWorkHours.tsx';
import { PayCardHeading } from './PayCardHeading.tsx';
import { PayFooter } from './PayFooter.tsx';
import { PayRow } from './PayRow.tsx';
import { PayTable } from './PayTable.tsx';
import { useCardPayments } from './useCardPayments.ts';

/** Work in a row of the card. */
interface CardWork {
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
  const [adjusted, setAdjusted] = useState<string | null>(null);
  const { works, payable, selected, hasExtras, dueCents, changeExtras, pay } = useCardPayments(
    listed.works.map(readWork),
    payments,
    rates,
  );
  const reviews = useReviews(works.map(({ application }) => application));
  const adjustedWork = works.find(({ id }) => id === adjusted);

  return (
    <Card padding="none">
      <PayCardHeading
        title={title}
        facts={facts}
        dueCents={hasSum && payable.length > 0 ? dueCents : null}
        isPaying={payable.length === 0 && works.some(({ isProcessing }) => isProcessing)}
      />
      <PayTable
        label={`Pay of ${subject}`}
        rowHeader={rowHeader}
        hasExtras={hasExtras}
        payable={payable.map(({ id }) => id)}
        payments={payments}
      >
        {works.map(({ id, work, gig, ...row }) => (
          <PayRow
            key={id}
            work={work}
            gig={gig}
            name={row.name}
            picture={row.picture}
            title={row.title}
            cost={row.cost}
            texts={row.texts}
            locationId={locationId}
            canBlock={canBlock}
            reviews={reviews}
            hasExtras={hasExtras}
            canAdd={rates !== null}
            canTip={canTip}
            isOnlyPayable={payable.length === 1}
            isBusy={payments.busy.has(id)}
            refusal={payments.refusals.get(id)}
            onChanged={(changed) => changeExtras(id, changed)}
            onRefusalDismissed={() => payments.dismissRefusal(id)}
            onAdjusted={() => setAdjusted(id)}
            onPaid={() => pay(payable.filter((one) => one.id === id))}
          />
        ))}
      </PayTable>
      <PayFooter
        payable={payable}
        selected={selected}
        isBusy={payments.busy.size > 0}
        label={subject}
        onPaid={(all) => pay(all ? payable : selected)}
      />
      {adjustedWork ? (
        <AdjustWorkHours work={adjustedWork.work} gig={adjustedWork.gig} onClosed={() => setAdjusted(null)} />
      ) : null}
    </Card>
  );
}

function readWork({ work, gig, ...row }: CardWork) {
  const data = readInlineData(
    graphql`
      fragment PayCard_work on WorkPay @inline @throwOnFieldError {
        application {
          ...useReviews_applications
        }
        ...useCardPayments_work
        ...PayRow_work
        ...AdjustWorkHours_work
      }
    `,
    work,
  );
  const gigData = readInlineData(
    graphql`
      fragment PayCard_gig on Gig @inline @throwOnFieldError {
        ...useCardPayments_gig
        ...PayRow_gig
        ...AdjustWorkHours_gig
      }
    `,
    gig,
  );
  return { ...row, work: data, gig: gigData, application: data.application };
}
