import type { RosterAction } from '@brigade/domain/day/roster/rosterActions.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RosterTable_applications$key } from '../../__generated__/RosterTable_applications.graphql.ts';
import type { RosterTable_gig$key } from '../../__generated__/RosterTable_gig.graphql.ts';
import { Term } from '../../platform/glossary/Term.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import type { useReviews } from '../reviews/useReviews.ts';
import type { TimeRecord } from '../timesheets/useRecordCorrections.tsx';
import { RosterRow } from './RosterRow.tsx';
import type { useRosterWork } from './useRosterWork.ts';

// Loaded when the first time is about to change.
const ChangeTimeDialog = lazy(() => import('./ChangeTimeDialog.tsx'));

const columns: readonly TableColumn[] = [
  { id: 'pro', header: 'Pro' },
  { id: 'state', header: 'State' },
  { id: 'times', header: 'Punches', heading: <Term id="punch">Punches</Term> },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' },
];

interface Props {
  gig: RosterTable_gig$key;
  applications: RosterTable_applications$key;
  /** The id of the location's node; null if unknown. */
  locationId: string | null;
  /** The number of the location; null if unknown. */
  locationDatabaseId: number | null;
  /** Whether the viewer may block pros there. */
  canBlock: boolean;
  actionsOf: (applicationId: string) => readonly RosterAction[];
  /** The ids of those whose place can be offered to others. */
  replaceable: ReadonlySet<string>;
  canTick: boolean;
  isCaptain: boolean;
  work: ReturnType<typeof useRosterWork>;
  reviews: ReturnType<typeof useReviews>;
}

/** The pros of a roster as a table. */
export function RosterTable({
  gig,
  applications,
  locationId,
  locationDatabaseId,
  canBlock,
  actionsOf,
  replaceable,
  canTick,
  isCaptain,
  work,
  reviews,
}: Props) {
  const data = useFragment(
    graphql`
      fragment RosterTable_gig on Gig @throwOnFieldError {
        timeZone
        viewerCanAdjustHours @catch(to: NULL)
        ...ChangeTimeDialog_gig
      }
    `,
    gig,
  );
  const pros = useFragment(
    graphql`
      fragment RosterTable_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        ...RosterRow_application
        ...ChangeTimeDialog_application
      }
    `,
    applications,
  );
  const ids = pros.map(({ id }) => id);
  const [asked, setAsked] = useState<{ id: string; record: TimeRecord } | null>(null);
  const changing = asked && pros.find(({ id }) => id === asked.id);
  return (
    <Card padding="none">
      <Table
        label="Roster"
        columns={columns}
        selection={canTick ? { ids, selected: new Set(work.selected), onSelected: work.select } : undefined}
      >
        {pros.map((pro) => (
          <RosterRow
            key={pro.id}
            application={pro}
            zone={data.timeZone}
            locationId={locationId}
            locationDatabaseId={locationDatabaseId}
            canBlock={canBlock}
            reviews={reviews}
            actions={actionsOf(pro.id)}
            canCorrect={canTick && !isCaptain}
            canAdjustHours={data.viewerCanAdjustHours === true}
            isCaptain={isCaptain}
            isBusy={work.busy.has(pro.id)}
            acts={work.acts.get(pro.id) ?? []}
            outbox={work.outbox}
            refusal={work.refusals.get(pro.id)}
            onRefusalDismissed={() => work.dismissRefusal(pro.id)}
            onActed={(action) => work.start(action, [pro.id])}
            onAsked={(action) => work.ask(action, [pro.id])}
            onTimeAsked={(record) => setAsked({ id: pro.id, record })}
            onReplace={replaceable.has(pro.id) ? () => work.ask('replace', [pro.id]) : null}
          />
        ))}
      </Table>
      {asked && changing ? (
        <Suspense>
          <ChangeTimeDialog
            gig={data}
            application={changing}
            record={asked.record}
            acts={work.acts.get(asked.id) ?? []}
            onClosed={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}
