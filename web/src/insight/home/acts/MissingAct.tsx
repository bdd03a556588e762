import { isReplaceable } from '@brigade/domain/day/roster/replaceable.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { MissingActQuery } from '../../../__generated__/MissingActQuery.graphql.ts';
import missingActQuery from '../../../__generated__/MissingActQuery$parameters.ts';
import { currentAttendance } from '../../../day/roster/currentAttendance.ts';
import { useMinutes } from '../../../day/roster/useMinutes.ts';
import { useRosterWork } from '../../../day/roster/useRosterWork.ts';
import { recordedReason } from '../../../filling/replacements/recordedReason.ts';
import { currentInstant } from '../../../platform/clock/currentTime.ts';
import { refetchQuery } from '../../../platform/live/refetchScreen.ts';
import { Fault } from '../../../platform/relay/Fault.ts';
import { ActQuery } from './ActQuery.tsx';
import styles from './acts.module.css';
import { MissingPro } from './MissingPro.tsx';
import { MovingRows } from '../../../ui/motion/MovingRows.tsx';

const NoShowDialog = lazy(() => import('../../../day/roster/NoShowDialog.tsx'));
const ReplaceDialog = lazy(() => import('../../../filling/replacements/ReplaceDialog.tsx'));

interface Props {
  gigId: number;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
}

/** Deals with pros who have not come to a gig: calls them, clocks them in, or replaces them. */
export function MissingAct({ gigId, locationId, zone }: Props) {
  return (
    <ActQuery<MissingActQuery> parameters={missingActQuery} variables={{ gigId }}>
      {(queryRef) => <LoadedMissing queryRef={queryRef} locationId={locationId} zone={zone} />}
    </ActQuery>
  );
}

type LoadedProps = Omit<Props, 'gigId'> & { queryRef: PreloadedQuery<MissingActQuery> };

function LoadedMissing({ queryRef, locationId, zone }: LoadedProps) {
  const { gig } = usePreloadedQuery<MissingActQuery>(
    graphql`
      query MissingActQuery($gigId: DatabaseId!) @preloadable @throwOnFieldError {
        gig(databaseId: $gigId) {
          id
          endTime
          fill {
            places
            selected
          }
          viewerCanManageApplicants @catch(to: NULL)
          viewerCanRecordAttendance @catch(to: NULL)
          roster {
            id
            attendance {
              state
              since
            }
            ...useRosterWork_applications
            ...MissingPro_application
          }
        }
      }
    `,
    queryRef,
  );
  useMinutes();
  if (!gig?.roster) throw new Fault('NOT_FOUND', 'The roster of this shift is not available.');
  const { roster } = gig;
  const endTime = Temporal.Instant.from(gig.endTime);
  const openPlaces = gig.fill.places - gig.fill.selected;
  const canReplaceIn = (state: string | null) =>
    gig.viewerCanManageApplicants === true &&
    isReplaceable({ state, isMissing: state === 'LATE', openPlaces, endTime }, currentInstant());
  // Who was missing or to be replaced at first stays in sight, so that what was done can be read and undone.
  const [missing] = useState(
    () =>
      new Set(
        roster
          .filter(({ attendance: at }) => {
            const state = at ? currentAttendance(at.state, at.since) : null;
            return state === 'LATE' || canReplaceIn(state);
          })
          .map(({ id }) => id),
      ),
  );
  const pros = roster.filter(({ id }) => missing.has(id));
  const work = useRosterWork(gig.id, pros);
  if (pros.length === 0) return <p className={styles.note}>All pros are accounted for.</p>;

  const { pending, closeDialog: onClosed } = work;
  const [only] = pending?.applicationIds ?? [];
  return (
    <>
      <MovingRows className={styles.rows} aria-label="Missing pros">
        {pros.map((pro) => (
          <MissingPro
            key={pro.id}
            application={pro}
            zone={zone}
            canReplaceIn={canReplaceIn}
            canRecord={gig.viewerCanRecordAttendance === true}
            acts={work.acts.get(pro.id) ?? []}
            outbox={work.outbox}
            onClockedIn={() => work.start('clockIn', [pro.id])}
            onAsked={(kind) => work.ask(kind, [pro.id])}
          />
        ))}
      </MovingRows>
      <Suspense>
        {pending?.kind === 'noShow' ? (
          <NoShowDialog
            names={pending.names}
            onClosed={onClosed}
            onReplace={canReplaceIn('LATE') ? () => work.ask('replace', pending.applicationIds) : null}
            onRecorded={() =>
              work.decide(
                { kind: 'noShow', time: currentInstant().toString(), note: null },
                pending.applicationIds,
              )
            }
          />
        ) : null}
        {pending?.kind === 'replace' && only !== undefined ? (
          <ReplaceDialog
            applicationId={only}
            name={pending.names[0] ?? ''}
            locationId={locationId}
            recorded={recordedReason(pros.find(({ id }) => id === only)?.attendance?.state)}
            onClosed={onClosed}
            onReplaced={() => {
              onClosed();
              void refetchQuery(queryRef);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
