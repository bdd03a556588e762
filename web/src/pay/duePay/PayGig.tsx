import type { CostRates } from '@brigade/domain/schedule/costs/costRates.ts';
import { lazy, memo, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayGig_gig$key } from '../../__generated__/PayGig_gig.graphql.ts';
import { useReviews } from '../../day/reviews/useReviews.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { usePayments } from '../payments/usePayments.ts';
import { costOfWork } from './costOfWork.ts';
import { isWorkPayable } from './isWorkPayable.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import styles from './pay.module.css';
import { areValid, type ExtraTexts, extrasOf, noExtras } from './PayExtras.tsx';
import { PayFooter } from './PayFooter.tsx';
import { payState } from './payState.ts';
import { PayRow } from './PayRow.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';

const AdjustHoursDialog = lazy(() => import('../hours/AdjustHoursDialog.tsx'));

const columns: readonly TableColumn[] = [
  { id: 'pro', header: 'Pro' },
  { id: 'hours', header: 'Hours', width: '10.5rem' },
  { id: 'extras', header: 'Tip and bonus', width: '20%' },
  { id: 'cost', header: 'Cost', width: '11%' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end', width: '24%' },
];

interface Props {
  gig: PayGig_gig$key;
  locationId: number;
  rates: CostRates | null;
  canTip: boolean;
  /** Whether the viewer may block pros at the location. */
  canBlock: boolean;
}

/** The pay of a shift: its pros, to check and pay, and those who are paid. */
export const PayGig = memo(function PayGig({ gig, locationId, rates, canTip, canBlock }: Props) {
  const data = useFragment(
    graphql`
      fragment PayGig_gig on Gig @throwOnFieldError {
        id
        databaseId
        startTime
        endTime
        timeZone
        unpaidBreakMinutes
        skill {
          name
        }
        location {
          id
        }
        ...costOfWork_gig
        pay {
          flags
          application {
            id
            status
            pro {
              displayName
            }
            ...AdjustHoursDialog_application
            ...useReviews_applications
          }
          ...isWorkPayable_work
          ...PayRow_work
          ...costOfWork_work
        }
      }
    `,
    gig,
  );
  const [texts, setTexts] = useState<ReadonlyMap<string, ExtraTexts>>(new Map());
  const [adjusted, setAdjusted] = useState<string | null>(null);
  const payments = usePayments(data.id);
  const reviews = useReviews((data.pay ?? []).map(({ application }) => application));
  if (!data.pay) throw new Fault('UNKNOWN', 'The pay of this shift could not be loaded.');

  const textsOf = (id: string) => texts.get(id) ?? noExtras;
  const works = data.pay.map((work) => {
    const { id, pro, status } = work.application;
    const typed = textsOf(id);
    return {
      id,
      name: pro.displayName,
      work,
      cost: costOfWork(data, work, rates, extrasOf(typed)),
      isPayable: isWorkPayable(work),
      isProcessing: payState(status) === 'processing',
      isValid: areValid(typed),
    };
  });
  const payable = works.filter(({ isPayable }) => isPayable);
  const selected = payable.filter(({ id }) => payments.selected.has(id));
  const pay = (chosen: typeof works) =>
    void payments.pay(chosen.map(({ id, name }) => ({ applicationId: id, name, ...extrasOf(textsOf(id)) })));
  const adjustedWork = data.pay.find(({ application }) => application.id === adjusted);
  const heading = `${data.skill.name} shift`;

  return (
    <Card padding="none">
      <div className={styles.heading}>
        <h2>
          <TextLink href={`/locations/${locationId}/gigs/${data.databaseId}`}>
            <PositionLabel name={data.skill.name} /> shift
          </TextLink>
        </h2>
        {payable.length === 0 && works.some(({ isProcessing }) => isProcessing) ? (
          <StatusBadge>Paying</StatusBadge>
        ) : null}
        <span className={styles.muted}>
          <DateText instant={data.startTime} zone={data.timeZone} format="day" />{' '}
          <TimeRange start={data.startTime} end={data.endTime} zone={data.timeZone} isZoneShown />
        </span>
      </div>
      <Table
        label={`Pay of the ${heading} #${data.databaseId}`}
        className={styles.table}
        columns={payable.length > 0 ? columns : columns.filter(({ id }) => id !== 'extras')}
        selection={
          payable.length > 1
            ? { ids: payable.map(({ id }) => id), selected: payments.selected, onSelected: payments.select }
            : undefined
        }
      >
        {works.map(({ id, work, cost }) => (
          <PayRow
            key={id}
            work={work}
            zone={data.timeZone}
            locationId={locationId}
            locationNodeId={data.location?.id ?? null}
            canBlock={canBlock}
            reviews={reviews}
            cost={cost}
            texts={textsOf(id)}
            hasExtras={payable.length > 0}
            canAdd={rates !== null}
            canTip={canTip}
            isBusy={payments.busy.has(id)}
            refusal={payments.refusals.get(id)}
            billingHref={`/locations/${locationId}/billing`}
            extraHref={`/locations/${locationId}/pay/extra/new?gig=${data.databaseId}`}
            disputeHref={(disputeId) => `/locations/${locationId}/disputes/${disputeId}`}
            onChanged={(changed) => setTexts((before) => new Map([...before, [id, changed]]))}
            onRefusalDismissed={() => payments.dismissRefusal(id)}
            onAdjusted={() => setAdjusted(id)}
            onPaid={() => pay(works.filter((one) => one.id === id))}
          />
        ))}
      </Table>
      <PayFooter
        payable={payable}
        selected={selected}
        isBusy={payments.busy.size > 0}
        label={`${heading} #${data.databaseId}`}
        onPaid={(all) => pay(all ? payable : selected)}
      />
      <Suspense>
        {adjustedWork ? (
          <AdjustHoursDialog
            application={adjustedWork.application}
            zone={data.timeZone ?? browserZone()}
            unpaidBreakMinutes={data.unpaidBreakMinutes}
            isAdjusted={adjustedWork.flags.includes('ADJUSTED')}
            onClosed={() => setAdjusted(null)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
});
