import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ComplianceScreenQuery } from '../../__generated__/ComplianceScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ComplianceList } from './ComplianceList.tsx';
import type { ComplianceChoice } from './complianceSearch.ts';
import { ComplianceToolbar } from './ComplianceToolbar.tsx';
import { downloadBreaks } from './downloadBreaks.ts';

interface Props {
  list: ScreenQuery<ComplianceScreenQuery>;
  locationId: number;
  choice: ComplianceChoice;
  onChosen: (choice: ComplianceChoice) => void;
}

/** How the breaks of the pros at a location follow the rules, and why. */
export function ComplianceScreen({ list, locationId, choice, onChosen }: Props) {
  // Keeps showing the previous rows while the next ones load.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<ComplianceScreenQuery>(
    graphql`
      query ComplianceScreenQuery(
        $locationId: DatabaseId!
        $filter: GigApplicationFilter!
        $from: Date
        $until: Date
      ) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...useLocationLive_location
          name
          ...ComplianceList_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  const [rows, refresh] = useLiveList(shown);
  const { isPending, run } = useToastAction();
  useLocationLive(location ?? null, refresh);
  if (!location) return <LocationUnavailable />;

  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: 'Shifts', href: `/locations/${locationId}` }, { label: 'Break compliance' }]}
        title="Break compliance"
        subtitle={location.name}
        actions={
          <Button
            variant="outlined"
            isLoading={isPending}
            onPress={() =>
              void run(() => downloadBreaks(locationId, choice).then(() => []), 'The list is downloaded')
            }
          >
            Export CSV
          </Button>
        }
      >
        <title>{`Break compliance · ${location.name} · Brigade`}</title>
      </PageHeader>
      <ComplianceToolbar choice={choice} onChosen={onChosen} />
      <ComplianceList
        location={location}
        locationId={locationId}
        list={rows}
        choice={choice}
        isBusy={shown !== list}
      />
    </>
  );
}
