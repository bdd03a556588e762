import { graphql, useFragment } from 'react-relay/hooks';
import type { RefusedAct_application$key } from '../../../__generated__/RefusedAct_application.graphql.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useAction } from '../../../ui/actions/useAction.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { DateText } from '../../../ui/layout/DateText.tsx';
import { attendanceLooks } from '../attendanceLook.ts';
import { currentAttendance } from '../currentAttendance.ts';
import type { Act } from './act.ts';
import { actLabels } from './actLabels.ts';
import type { Outbox } from './outbox.ts';
import { recordInTheWay } from './recordInTheWay.ts';
import styles from './RowActs.module.css';

interface Props {
  application: RefusedAct_application$key;
  act: Act;
  refusal: string;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
  /** Whether the viewer may replace what the server has. */
  canReplace: boolean;
  outbox: Outbox;
}

/** A record that the server refused, beside what the server has, for a person to decide. */
export function RefusedAct({ application, act, refusal, zone, canReplace, outbox }: Props) {
  const data = useFragment(
    graphql`
      fragment RefusedAct_application on GigApplication @throwOnFieldError {
        attendance {
          state
          since
        }
        pro {
          displayName
        }
        timePunches {
          databaseId
          type
          time
          recordedByName
        }
        shiftBreaks {
          databaseId
          startTime
          endTime
          recordedByName
        }
      }
    `,
    application,
  );
  const theirs = recordInTheWay(act, {
    timePunches: data.timePunches.map(({ databaseId, type, time, recordedByName }) => ({
      databaseId,
      type,
      time,
      recordedByName,
    })),
    shiftBreaks: data.shiftBreaks.map(({ databaseId, startTime, endTime, recordedByName }) => ({
      databaseId,
      startTime,
      endTime,
      recordedByName,
    })),
  });
  const { run, isPending, errorMessage } = useAction({
    action: () =>
      outbox.retry(
        act.order,
        theirs && { kind: theirs.kind, databaseId: theirs.databaseId, time: theirs.time },
      ),
  });
  const { displayName: name } = data.pro;
  const { attendance } = data;
  return (
    <InlineAlert tone="danger" isLive title={errorMessage ?? refusal}>
      <dl className={styles.sides}>
        <div>
          <dt>Yours</dt>
          <dd>
            {actLabels[act.kind]} <DateText instant={act.time} zone={zone} format="time" />
            {act.note === null ? null : `: ${act.note}`}
          </dd>
        </div>
        <div>
          <dt>On the server</dt>
          <dd>
            {theirs ? (
              <>
                {actLabels[act.kind]} <DateText instant={theirs.time} zone={zone} format="time" />
                {theirs.recordedByName === null ? null : ` by ${theirs.recordedByName}`}
              </>
            ) : attendance ? (
              <>
                {attendanceLooks[currentAttendance(attendance.state, attendance.since)].label}{' '}
                <DateText instant={attendance.since} zone={zone} format="time" />
              </>
            ) : (
              'No place in this shift'
            )}
          </dd>
        </div>
      </dl>
      <div className={styles.decisions}>
        <Button
          size="small"
          variant="outlined"
          isDisabled={isPending}
          aria-label={`Keep the server’s for ${name}`}
          onPress={() => void outbox.withdraw(act.order)}
        >
          Keep the server’s
        </Button>
        {theirs && !canReplace ? null : (
          <Button
            size="small"
            variant="outlined"
            isLoading={isPending}
            aria-label={`${theirs ? 'Use mine' : 'Try again'} for ${name}`}
            onPress={() => void run()}
          >
            {theirs ? 'Use mine' : 'Try again'}
          </Button>
        )}
      </div>
    </InlineAlert>
  );
}
