import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Roster_gig$key } from '../../__generated__/Roster_gig.graphql.ts';
import { ViewOnlyAlert } from '../../filling/applications/ViewOnlyAlert.tsx';
import { useOfflinePage } from '../../platform/offline/useOfflinePage.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { useKeptFocus } from '../../ui/actions/useKeptFocus.ts';
import { useReviews } from '../reviews/useReviews.ts';
import { attendanceRank } from './attendanceLook.ts';
import styles from './Roster.module.css';
import { OutboxAlert } from './outbox/OutboxAlert.tsx';
import { possibleActs } from './possibleActs.ts';
import { readRosterFill } from './readRosterFill.ts';
import { readRosterPro } from './readRosterPro.ts';
import { ReplaceSeveral } from './ReplaceSeveral.tsx';
import { RosterBulkBar } from './RosterBulkBar.tsx';
import { RosterDialogs } from './RosterDialogs.tsx';
import { RosterEmpty } from './RosterEmpty.tsx';
import { RosterTable } from './RosterTable.tsx';
import { RosterToolbar } from './RosterToolbar.tsx';
import { useMinutes } from './useMinutes.ts';
import { useRosterWork } from './useRosterWork.ts';

// Only paper shows it.
const SignInSheet = lazy(() => import('./SignInSheet.tsx'));

interface Props {
  gig: Roster_gig$key;
  /** Only pros whose name contains this text. */
  name: string;
  onNamed: (name: string) => void;
  /** Refetches the roster. */
  onChanged: () => void;
  /** Shows nothing about ratings, favorites and pay, and offers no corrections. */
  isCaptain?: boolean;
}

/** The live check-in list of a gig, to act on one by one or several at once. */
export function Roster({ gig, name, onNamed, onChanged, isCaptain = false }: Props) {
  const data = useFragment(
    graphql`
      fragment Roster_gig on Gig @throwOnFieldError {
        id
        viewerCanRecordAttendance @catch(to: NULL)
        viewerCannotRecordAttendanceReason @catch(to: NULL)
        location {
          id
          databaseId
          viewerCanManageBlocks @catch(to: NULL)
        }
        roster {
          id
          pro {
            displayName
          }
          ...readRosterPro_application
          ...useRosterWork_applications
          ...useReviews_applications
          ...RosterToolbar_applications
          ...RosterBulkBar_applications
          ...RosterTable_applications
          ...RosterDialogs_applications
          ...SignInSheet_applications
        }
        ...readRosterFill_gig
        ...RosterToolbar_gig
        ...RosterTable_gig
        ...RosterDialogs_gig
        ...SignInSheet_gig
      }
    `,
    gig,
  );
  useMinutes();
  const keptFocus = useKeptFocus<HTMLDivElement>();
  useOfflinePage();
  if (!data.roster) throw new Fault('UNKNOWN', 'The roster of this shift could not be loaded.');

  const fill = readRosterFill(data);
  const everyone = data.roster
    .map((pro) => ({ pro, ...readRosterPro(pro, fill, isCaptain) }))
    .toSorted((one, other) => attendanceRank(one.state) - attendanceRank(other.state));
  const wanted = name.trim().toLowerCase();
  const shown = everyone.filter(({ pro }) => pro.pro.displayName.toLowerCase().includes(wanted));
  const rows = shown.map(({ pro }) => pro);
  const work = useRosterWork(data.id, rows);
  const reviews = useReviews(data.roster);
  const canRecord = data.viewerCanRecordAttendance === true;
  // What was refused has to be decided first.
  const isUndecided = (id: string) => work.acts.get(id)?.some(({ refusal }) => refusal !== null) === true;
  const possible = new Map(
    shown.map(({ pro: { id }, ...pro }) => [
      id,
      possibleActs(pro, {
        canRecord,
        takesReplacements: fill.takesReplacements,
        isUndecided: isUndecided(id),
      }),
    ]),
  );
  const replaceable = new Set(shown.filter(({ canReplace }) => canReplace).map(({ pro }) => pro.id));

  return (
    <div className={styles.roster} {...keptFocus}>
      <OutboxAlert gigId={data.id} onSent={onChanged} />
      {canRecord ? null : <ViewOnlyAlert reason={data.viewerCannotRecordAttendanceReason ?? null} />}
      <RosterToolbar
        gig={data}
        applications={data.roster}
        states={everyone.map(({ state }) => state)}
        name={name}
        onNamed={onNamed}
      />
      <ReplaceSeveral replaceable={replaceable} onReplace={(ids) => work.ask('replace', ids)} />
      {rows.length === 0 ? (
        <RosterEmpty name={wanted} onCleared={() => onNamed('')} />
      ) : (
        <RosterTable
          gig={data}
          applications={rows}
          locationId={data.location?.id ?? null}
          locationDatabaseId={data.location?.databaseId ?? null}
          canBlock={data.location?.viewerCanManageBlocks === true}
          reviews={reviews}
          actionsOf={(id) => possible.get(id)?.actions ?? []}
          replaceable={replaceable}
          canTick={canRecord}
          isCaptain={isCaptain}
          work={work}
        />
      )}
      <RosterBulkBar
        applications={rows}
        locationId={data.location?.id ?? null}
        possibleOf={(id) => possible.get(id)}
        isCaptain={isCaptain}
        work={work}
      />
      <RosterDialogs gig={data} applications={rows} work={work} reviews={reviews} onChanged={onChanged} />
      <Suspense>
        <SignInSheet gig={data} applications={data.roster} />
      </Suspense>
    </div>
  );
}
