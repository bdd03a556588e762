import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { currentDay } from '../../platform/clock/currentTime.ts';
import type { ImportScreenQuery } from '../../__generated__/ImportScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ImportTable } from './ImportTable.tsx';
import { PasteForm } from './PasteForm.tsx';
import type { PastedTable } from './parseTable.ts';

interface Props {
  query: ScreenQuery<ImportScreenQuery>;
  locationId: number;
  /** Called after all rows are posted. */
  onFinished: () => void;
}

/** Imports the rows of a spreadsheet: paste, review, fix, post. */
export function ImportScreen({ query, locationId, onFinished }: Props) {
  const [table, setTable] = useState<PastedTable | null>(null);
  const data = usePreloadedQuery<ImportScreenQuery>(
    graphql`
      query ImportScreenQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          id
          name
          timeZone
          viewerCanPostGigs @catch(to: NULL)
          viewerCannotPostGigsReason @catch(to: NULL)
          postableSkills {
            skill {
              id
              name
            }
          }
        }
      }
    `,
    useHeldQuery(query),
  );
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;
  if (location.viewerCanPostGigs !== true) {
    return (
      <EmptyState
        headingLevel={1}
        illustration={<NoPermission />}
        title="You cannot post shifts here"
        action={<LinkButton href={`/locations/${locationId}`}>Back to the shifts</LinkButton>}
      >
        <title>Import · Brigade</title>
        {location.viewerCannotPostGigsReason ?? 'Your role can’t post shifts.'}
      </EmptyState>
    );
  }
  const skills = (location.postableSkills ?? []).map(({ skill }) => skill);
  const zone = location.timeZone ?? browserZone();
  return (
    <>
      <PageHeader
        title="Import shifts"
        subtitle={location.name}
        breadcrumbs={[{ label: 'Shifts', href: `/locations/${locationId}` }, { label: 'Import' }]}
      >
        <title>{`Import shifts · ${location.name} · Brigade`}</title>
      </PageHeader>
      {table ? (
        <ImportTable
          table={table}
          locationId={location.id}
          zone={zone}
          reading={{ skills, today: currentDay(zone) }}
          onStartedOver={() => setTable(null)}
          onFinished={onFinished}
        />
      ) : (
        <PasteForm skillNames={skills.map(({ name }) => name)} onPasted={setTable} />
      )}
    </>
  );
}
