import type { CostRates } from '@brigade/domain/schedule/costs/costRates.ts';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayPerson_pro$data, PayPerson_pro$key } from '../../__generated__/PayPerson_pro.graphql.ts';
import { dayAndTime } from '../../platform/clock/dayAndTime.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { payProsAtLocation } from '../payments/payProsAtLocation.ts';
import { usePayments } from '../payments/usePayments.ts';
import styles from './pay.module.css';
import { PayCard } from './PayCard.tsx';

interface Props {
  pro: PayPerson_pro$key;
  locationId: number;
  /** The id of the location's node. */
  locationNodeId: string;
  rates: CostRates | null;
  canTip: boolean;
  /** Whether the viewer may block pros at the location. */
  canBlock: boolean;
}

/** What is due to a pro at a location: their shifts, to check and pay. */
export const PayPerson = memo(function PayPerson({ pro: key, locationId, locationNodeId, ...place }: Props) {
  const { pro, duePay } = useFragment(
    graphql`
      fragment PayPerson_pro on ProAtLocation @throwOnFieldError {
        pro {
          displayName
          ...ProAvatar_pro
        }
        duePay {
          application {
            id
            gig {
              databaseId
              startTime
              endTime
              timeZone
              skill {
                name
              }
              ...PayCard_gig
            }
          }
          ...PayCard_work
        }
      }
    `,
    key,
  );
  const payments = usePayments((environment, orders) =>
    payProsAtLocation(environment, locationNodeId, orders),
  );
  if (!pro || !duePay) throw new Fault('UNKNOWN', 'The pay of this pro could not be loaded.');
  const name = pro.displayName;
  const works = duePay.flatMap((work) => {
    const { id, gig } = work.application;
    return gig ? [{ id, work, gig, name: `${name} (${textOf(gig)})` }] : [];
  });

  return (
    <PayCard
      title={
        <div className={styles.who}>
          <ProAvatar pro={pro} />
          <h2>{name}</h2>
        </div>
      }
      facts={works.length === 1 ? '1 shift' : `${works.length} shifts`}
      hasSum
      subject={name}
      rowHeader="Shift"
      works={works.map((work) => {
        const { databaseId, startTime, endTime, timeZone, skill } = work.gig;
        return {
          ...work,
          picture: null,
          title: (
            <>
              <TextLink href={`/locations/${locationId}/gigs/${databaseId}`}>
                <PositionLabel name={skill.name} /> shift
              </TextLink>
              <span className={styles.muted}>
                <DateText instant={startTime} zone={timeZone} format="day" /> ·{' '}
                <TimeRange start={startTime} end={endTime} zone={timeZone} isZoneShown />
              </span>
            </>
          ),
        };
      })}
      payments={payments}
      locationId={locationId}
      {...place}
    />
  );
});

type Gig = NonNullable<NonNullable<PayPerson_pro$data['duePay']>[number]['application']['gig']>;

/** "Line Cook, Fri, Nov 20, 5:00 pm" */
function textOf({ skill, startTime, timeZone }: Gig): string {
  return `${skill.name}, ${dayAndTime(startTime, timeZone)}`;
}
