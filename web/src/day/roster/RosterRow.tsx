import type { RosterAction } from '@brigade/domain/day/roster/rosterActions.ts';
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RosterRow_application$key } from '../../__generated__/RosterRow_application.graphql.ts';
import { FavoriteToggle } from '../../pros/favorites/FavoriteToggle.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { ProReview } from '../reviews/ProReview.tsx';
import type { useReviews } from '../reviews/useReviews.ts';
import { TimeRecords } from '../timesheets/TimeRecords.tsx';
import { type TimeRecord, useRecordCorrections } from '../timesheets/useRecordCorrections.tsx';
import { AttendanceBadge } from './AttendanceBadge.tsx';
import { CallLinks } from './CallLinks.tsx';
import type { Act } from './outbox/act.ts';
import type { Outbox } from './outbox/outbox.ts';
import { RosterActions } from './RosterActions.tsx';
import styles from './RosterRow.module.css';

// Loaded when the first act waits on this device.
const RowActs = lazy(() => import('./outbox/RowActs.tsx'));

interface Props {
  application: RosterRow_application$key;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
  /** The id of the location's node; null if unknown. */
  locationId: string | null;
  /** The number of the location; null if unknown. */
  locationDatabaseId: number | null;
  /** Whether the viewer may block pros there. */
  canBlock: boolean;
  reviews: ReturnType<typeof useReviews>;
  actions: readonly RosterAction[];
  /** Whether the viewer may change and delete punches and breaks: their own, or any if they may adjust hours. */
  canCorrect: boolean;
  canAdjustHours: boolean;
  /** Hides ratings and favorites. */
  isCaptain: boolean;
  isBusy: boolean;
  /** What is recorded on this device and not on the server. */
  acts: readonly Act[];
  outbox: Outbox;
  /** Why the server refused the last action. */
  refusal: string | undefined;
  onRefusalDismissed: () => void;
  onActed: (action: RosterAction) => void;
  /** Opens the dialog of an action. */
  onAsked: (action: RosterAction) => void;
  /** Opens the dialog that changes the time of a record. */
  onTimeAsked: (record: TimeRecord) => void;
  /** Opens the replacement of who is out; null if their place cannot be offered. */
  onReplace: (() => void) | null;
}

/** One pro of a roster. */
export function RosterRow({
  application,
  zone,
  locationId,
  locationDatabaseId,
  canBlock,
  reviews,
  actions,
  canCorrect,
  canAdjustHours,
  isCaptain,
  isBusy,
  acts,
  outbox,
  refusal,
  onRefusalDismissed,
  onActed,
  onAsked,
  onTimeAsked,
  onReplace,
}: Props) {
  const data = useFragment(
    graphql`
      fragment RosterRow_application on GigApplication @throwOnFieldError {
        id
        phoneNumber
        attendance {
          state
          since
        }
        pro {
          displayName
          ...FavoriteToggle_pro
          ...ProAvatar_pro
        }
        proAtLocation @catch(to: NULL) {
          ...FavoriteToggle_atLocation
        }
        ...AttendanceBadge_application
        ...TimeRecords_application
        ...RowActs_application
        ...ProReview_application
        ...useRecordCorrections_application
      }
    `,
    application,
  );
  const { displayName: name } = data.pro;
  const corrections = useRecordCorrections(data, { zone, canAdjustHours }, onTimeAsked);

  return (
    <TableRow
      id={data.id}
      label={name}
      state={`${data.attendance?.state} ${data.attendance?.since}`}
      isBusy={isBusy}
    >
      <TableCell column="pro" isRowHeader>
        <div className={styles.pro}>
          <ProAvatar pro={data.pro} />
          <div className={styles.text}>
            <span className={styles.name}>{name}</span>
            <CallLinks name={name} phoneNumber={data.phoneNumber} />
            {isCaptain ? null : (
              <ProReview application={data} locationId={locationId} canBlock={canBlock} reviews={reviews} />
            )}
          </div>
        </div>
        {refusal === undefined ? null : (
          <InlineAlert tone="danger" isLive onDismissed={onRefusalDismissed}>
            {refusal}
          </InlineAlert>
        )}
      </TableCell>
      <TableCell column="state">
        <AttendanceBadge application={data} zone={zone} />
      </TableCell>
      <TableCell column="times">
        <TimeRecords
          application={data}
          zone={zone}
          locationId={locationDatabaseId}
          isWaiting={acts.length > 0}
        />
        {acts.length > 0 ? (
          <Suspense>
            <RowActs
              application={data}
              acts={acts}
              zone={zone}
              canReplace={canCorrect && canAdjustHours}
              outbox={outbox}
            />
          </Suspense>
        ) : null}
      </TableCell>
      <TableCell column="actions">
        <div className={styles.actions}>
          {locationId === null || isCaptain ? null : (
            <FavoriteToggle pro={data.pro} atLocation={data.proAtLocation} locationId={locationId} />
          )}
          {onReplace === null ? null : (
            <Button size="small" variant="outlined" aria-label={`Replace ${name}`} onPress={onReplace}>
              Replace
            </Button>
          )}
          <RosterActions
            name={name}
            actions={actions}
            corrections={canCorrect ? corrections.items : []}
            isBusy={isBusy}
            onActed={onActed}
            onAsked={onAsked}
          />
          {corrections.dialog}
        </div>
      </TableCell>
    </TableRow>
  );
}
