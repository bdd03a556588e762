import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChangeTimeDialog_application$key } from '../../__generated__/ChangeTimeDialog_application.graphql.ts';
import type { ChangeTimeDialog_gig$key } from '../../__generated__/ChangeTimeDialog_gig.graphql.ts';
import type { TimeRecord } from '../timesheets/useRecordCorrections.tsx';
import { ChangeBreakDialog } from './ChangeBreakDialog.tsx';
import { ChangePunchDialog } from './ChangePunchDialog.tsx';
import type { Act } from './outbox/act.ts';
import { useShiftClock } from './useShiftClock.ts';
import { workTimesOf } from './workTimesOf.ts';

interface Props {
  gig: ChangeTimeDialog_gig$key;
  application: ChangeTimeDialog_application$key;
  record: TimeRecord;
  /** What is recorded on this device about this pro and not on the server. */
  acts: readonly Act[];
  onClosed: () => void;
}

/** The dialog that changes the time of a recorded punch or break. It refuses a time that is not possible. */
export default function ChangeTimeDialog({ gig, application, record, acts, onClosed }: Props) {
  const shift = useFragment(
    graphql`
      fragment ChangeTimeDialog_gig on Gig @throwOnFieldError {
        ...useShiftClock_gig
      }
    `,
    gig,
  );
  const data = useFragment(
    graphql`
      fragment ChangeTimeDialog_application on GigApplication @throwOnFieldError {
        id
        pro {
          displayName
        }
        timePunches {
          databaseId
          type
          time
          note
        }
        shiftBreaks {
          databaseId
          startTime
          endTime
          note
        }
        ...workTimesOf_application
      }
    `,
    application,
  );
  const clock = useShiftClock(shift);
  // As they were when the dialog opened: another manager may delete one, which the server then says.
  const [punch] = useState(() =>
    data.timePunches
      .map(({ databaseId, type, time, note }) => ({ databaseId, type, time, note }))
      .find(({ databaseId }) => databaseId === record.databaseId),
  );
  const [rest] = useState(() =>
    data.shiftBreaks
      .map(({ databaseId, startTime, endTime, note }) => ({ databaseId, startTime, endTime, note }))
      .find(({ databaseId }) => databaseId === record.databaseId),
  );
  const shared = {
    applicationId: data.id,
    name: data.pro.displayName,
    work: workTimesOf(data, acts),
    clock,
    onClosed,
  };
  if (record.kind === 'punch') return punch ? <ChangePunchDialog {...shared} punch={punch} /> : null;
  return rest ? <ChangeBreakDialog {...shared} shiftBreak={rest} /> : null;
}
