import { mayCorrectRecord } from '@brigade/domain/day/timesheets/mayCorrectRecord.ts';
import { displayZone, formatTime } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useRecordCorrections_application$key } from '../../__generated__/useRecordCorrections_application.graphql.ts';
import type { MenuAction } from '../../ui/actions/Menu.tsx';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';

// Loaded when the first record is about to be deleted.
const DeleteRecordDialog = lazy(() => import('./DeleteRecordDialog.tsx'));

/** A recorded punch or break of a pro. */
export interface TimeRecord {
  readonly kind: 'punch' | 'break';
  readonly databaseId: number;
  /** "clock-in at 3:53 pm". */
  readonly label: string;
}

interface Props {
  /** The IANA zone of the location, if known. */
  readonly zone: string | null | undefined;
  /** Whether the viewer may set the hours of the pro. */
  readonly canAdjustHours: boolean;
}

interface RecordCorrections {
  /** Two entries for each break of the pro and the last punch that may be corrected, and one for each earlier punch. */
  readonly items: readonly MenuAction[];
  /** The confirmation of a deletion, while one is open. */
  readonly dialog: ReactNode;
}

/**
 * Menu entries that correct the punches and breaks of a pro, those that the viewer may correct: a deletion asks for a
 * confirmation first.
 *
 * @param onChange opens the dialog that changes the time of a record
 */
export function useRecordCorrections(
  application: useRecordCorrections_application$key,
  { zone, canAdjustHours }: Props,
  onChange: (record: TimeRecord) => void,
): RecordCorrections {
  const data = useFragment(
    graphql`
      fragment useRecordCorrections_application on GigApplication @throwOnFieldError {
        id
        pro {
          displayName
        }
        workingHours {
          endTime
        }
        timePunches {
          databaseId
          type
          time
          isRecordedByViewer @catch(to: NULL)
        }
        shiftBreaks {
          databaseId
          startTime
          isRecordedByViewer @catch(to: NULL)
        }
      }
    `,
    application,
  );
  const [asked, setAsked] = useState<TimeRecord | null>(null);
  const at = (instant: string) =>
    formatTime(Temporal.Instant.from(instant), displayZone(zone ?? null, browserZone()));
  const everything: readonly (TimeRecord & { readonly isOwn: boolean })[] = [
    ...data.timePunches.map(({ databaseId, type, time, isRecordedByViewer }) => ({
      kind: 'punch' as const,
      databaseId,
      isOwn: isRecordedByViewer === true,
      label: `${type === 'CLOCK_IN' ? 'clock-in' : 'clock-out'} at ${at(time)}`,
    })),
    ...data.shiftBreaks.map(({ databaseId, startTime, isRecordedByViewer }) => ({
      kind: 'break' as const,
      databaseId,
      isOwn: isRecordedByViewer === true,
      label: `break at ${at(startTime)}`,
    })),
  ];
  const workEnd = Temporal.Instant.from(data.workingHours.endTime);
  const records = everything.filter(({ isOwn }) =>
    mayCorrectRecord({ canAdjustHours, isOwn, workEnd }, currentInstant()),
  );
  // The server keeps a punch that another one follows.
  const lastPunchId = data.timePunches.at(-1)?.databaseId;
  const deletable = records.filter(({ kind, databaseId }) => kind === 'break' || databaseId === lastPunchId);

  return {
    items: [
      ...records.map((record) => ({
        id: `change-${record.kind}-${record.databaseId}`,
        label: `Change time of ${record.label}…`,
        onAction: () => onChange(record),
      })),
      ...deletable.map((record) => ({
        id: `delete-${record.kind}-${record.databaseId}`,
        label: `Delete ${record.label}`,
        isDestructive: true,
        onAction: () => setAsked(record),
      })),
    ],
    dialog: asked ? (
      <Suspense>
        <DeleteRecordDialog
          record={asked}
          applicationId={data.id}
          proName={data.pro.displayName}
          onClosed={() => setAsked(null)}
        />
      </Suspense>
    ) : null,
  };
}
