import { payWhenSentHome } from '@brigade/domain/day/roster/payWhenSentHome.ts';
import type { SendHomeReason } from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SendHomeCost_applications$key } from '../../__generated__/SendHomeCost_applications.graphql.ts';
import type { SendHomeCost_gig$key } from '../../__generated__/SendHomeCost_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { SendHomeCharge } from './SendHomeCharge.tsx';

interface Props {
  gig: SendHomeCost_gig$key;
  applications: SendHomeCost_applications$key;
  reason: SendHomeReason;
}

/** Until when pros are paid who are sent home now, and what the business pays for viewers who may see wages. */
export function SendHomeCost({ gig, applications, reason }: Props) {
  const {
    id: gigId,
    timeZone,
    unpaidBreakMinutes,
    wage,
  } = useFragment(
    graphql`
      fragment SendHomeCost_gig on Gig @throwOnFieldError {
        id
        timeZone
        unpaidBreakMinutes
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
          originalStartTime
          originalEndTime
        }
        timePunches {
          type
          time
        }
        shiftBreaks {
          startTime
          endTime
        }
      }
    `,
    applications,
  );
  const now = currentInstant();
  const paid = pros.map(({ id, pro, workingHours, timePunches, shiftBreaks }) => {
    const { startTime, endTime, originalStartTime, originalEndTime } = workingHours;
    const work = {
      workStart: Temporal.Instant.from(startTime),
      workEnd: Temporal.Instant.from(endTime),
      postedStart: Temporal.Instant.from(originalStartTime ?? startTime),
      postedEnd: Temporal.Instant.from(originalEndTime ?? endTime),
      punches: timePunches.map(({ type, time }) => ({
        type: type === 'CLOCK_IN' ? ('CLOCK_IN' as const) : ('CLOCK_OUT' as const),
        time: Temporal.Instant.from(time),
      })),
      breaks: shiftBreaks.map((one) => ({
        start: Temporal.Instant.from(one.startTime),
        end: one.endTime ? Temporal.Instant.from(one.endTime) : null,
      })),
      unpaidBreakMinutes,
    };
    return { id, name: pro.displayName, ...payWhenSentHome(work, reason, now) };
  });
  return (
    <>
      <div role="status">
        {paid.map(({ id, name, until, minutes }) => (
          <p key={id}>
            {name} is paid until <DateText instant={until.toString()} zone={timeZone} format="time" />, for{' '}
            {formatDuration(minutes)}.
          </p>
        ))}
      </div>
      {wage ? (
        <SendHomeCharge
          gigId={gigId}
          applicationIds={paid.map(({ id }) => id)}
          reason={reason}
          wages={{
            cents: Math.round((paid.reduce((sum, { minutes }) => sum + minutes, 0) * wage.amountCents) / 60),
            currency: wage.currency,
          }}
        />
      ) : null}
    </>
  );
}
