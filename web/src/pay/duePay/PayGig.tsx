import type { CostRates } from '@brigade/domain/schedule/costs/costRates.ts';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayGig_gig$key } from '../../__generated__/PayGig_gig.graphql.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { payPros } from '../payments/payPros.ts';
import { usePayments } from '../payments/usePayments.ts';
import styles from './pay.module.css';
import { PayCard } from './PayCard.tsx';

interface Props {
  gig: PayGig_gig$key;
  locationId: number;
  rates: CostRates | null;
  canTip: boolean;
  /** Whether the viewer may block pros at the location. */
  canBlock: boolean;
}

/** The pay of a shift: its pros, to check and pay, and those who are paid. */
export const PayGig = memo(function PayGig({ gig, locationId, ...place }: Props) {
  const data = useFragment(
    graphql`
      fragment PayGig_gig on Gig @throwOnFieldError {
        id
        databaseId
        startTime
        endTime
        timeZone
        skill {
          name
        }
        ...PayCard_gig
        pay {
          application {
            id
            pro {
              displayName
              ...ProAvatar_pro
            }
          }
          ...PayCard_work
        }
      }
    `,
    gig,
  );
  const payments = usePayments((environment, orders) => payPros(environment, data.id, orders));
  if (!data.pay) throw new Fault('UNKNOWN', 'The pay of this shift could not be loaded.');
  const { databaseId, startTime, endTime, timeZone, skill } = data;

  return (
    <PayCard
      title={
        <h2>
          <TextLink href={`/locations/${locationId}/gigs/${databaseId}`}>
            <PositionLabel name={skill.name} /> shift
          </TextLink>
        </h2>
      }
      facts={
        <>
          <DateText instant={startTime} zone={timeZone} format="day" /> ·{' '}
          <TimeRange start={startTime} end={endTime} zone={timeZone} isZoneShown />
        </>
      }
      subject={`the ${skill.name} shift #${databaseId}`}
      rowHeader="Pro"
      works={data.pay.map((work) => {
        const { id, pro } = work.application;
        return {
          id,
          work,
          gig: data,
          name: pro.displayName,
          picture: <ProAvatar pro={pro} />,
          title: <span className={styles.name}>{pro.displayName}</span>,
        };
      })}
      payments={payments}
      locationId={locationId}
      {...place}
    />
  );
});
