import { paidUntil } from '@brigade/domain/day/roster/paidUntil.ts';
import type { SendHomeReason } from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SendHomeCost_applications$key } from '../../__generated__/SendHomeCost_applications.graphql.ts';
import type { SendHomeCost_gig$key } from '../../__generated__/SendHomeCost_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { DateText } from '../../ui/layout/DateText.tsx';

interface Props {
  gig: SendHomeCost_gig$key;
  applications: SendHomeCost_applications$key;
  reason: SendHomeReason;
}

/** Until when pros are paid who are sent home now, and the wages of that for viewers who may see them. */
export function SendHomeCost({ gig, applications, reason }: Props) {
  const { timeZone, wage } = useFragment(
    graphql`
      fragment SendHomeCost_gig on Gig @throwOnFieldError {
        timeZone
        wage @catch(to: NULL) {
          amountCents
          currency
        }
      }
    `,
    gig,
  );
  const pros = useFragment(
    graphql`
      fragment SendHomeCost_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        pro {
          displayName
        }
        workingHours {
          startTime
          endTime
        }
        timePunches {
          type
          time
        }
      }
    `,
    applications,
  );
  const paid = pros.map(({ id, pro, workingHours, timePunches }) => {
    const clockIn = timePunches.find(({ type }) => type === 'CLOCK_IN');
    const workStart = Temporal.Instant.from(workingHours.startTime);
    const work = {
      workStart,
      workEnd: Temporal.Instant.from(workingHours.endTime),
      clockedInAt: clockIn ? Temporal.Instant.from(clockIn.time) : null,
    };
    const until = paidUntil(work, reason, currentInstant());
    return { id, name: pro.displayName, until, hours: workStart.until(until).total('hours') };
  });
  const hours = paid.reduce((sum, one) => sum + one.hours, 0);

  return (
    <div role="status">
      {paid.map(({ id, name, until, hours: ofPro }) => (
        <p key={id}>
          {name} is paid until <DateText instant={until.toString()} zone={timeZone} format="time" />, for{' '}
          {hoursText(ofPro)}.
        </p>
      ))}
      {wage ? (
        <p>
          Wages before fees:{' '}
          <strong>{formatMoney(Math.round(wage.amountCents * hours), wage.currency)}</strong>
        </p>
      ) : null}
    </div>
  );
}

function hoursText(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
