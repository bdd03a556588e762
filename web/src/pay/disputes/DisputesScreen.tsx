import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { DisputesScreenQuery } from '../../__generated__/DisputesScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { Term } from '../../platform/glossary/Term.tsx';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { DisputeList } from './DisputeList.tsx';
import { DisputesHidden } from './DisputesHidden.tsx';
import type { DisputesChoice } from './disputesSearch.ts';
import { DisputeTabs } from './DisputeTabs.tsx';

interface Props {
  list: ScreenQuery<DisputesScreenQuery>;
  locationId: number;
  choice: DisputesChoice;
  onChosen: (choice: DisputesChoice) => void;
}

/** The disputes at a location: what waits for a decision, and what was decided. */
export function DisputesScreen({ list, locationId, choice, onChosen }: Props) {
  // Keeps showing the previous rows while the next ones load.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<DisputesScreenQuery>(
    graphql`
      query DisputesScreenQuery($locationId: DatabaseId!, $statuses: [DisputeStatus!])
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...useLocationLive_location
          name
          viewerCanPay @catch(to: NULL)
          viewerCannotPayReason @catch(to: NULL)
          ...DisputeList_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  const [rows, refresh] = useLiveList(shown);
  const canSee = location?.viewerCanPay === true;
  useLocationLive(canSee ? location : null, refresh);
  if (!location) return <LocationUnavailable />;
  const path = `/locations/${locationId}/disputes`;

  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: 'Pay', href: `/locations/${locationId}/pay` }, { label: 'Disputes' }]}
        title={<Term id="dispute">Disputes</Term>}
        subtitle={location.name}
      >
        <title>{`Disputes · ${location.name} · Brigade`}</title>
        {canSee ? <DisputeTabs path={path} show={choice.show} /> : null}
      </PageHeader>
      {canSee ? (
        <DisputeList
          location={location}
          path={path}
          list={rows}
          choice={choice}
          onChosen={onChosen}
          isBusy={shown !== list}
        />
      ) : (
        <DisputesHidden reason={location.viewerCannotPayReason} />
      )}
    </>
  );
}
