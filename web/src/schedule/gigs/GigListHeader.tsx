import { graphql, useFragment } from 'react-relay/hooks';
import type { GigListHeader_location$key } from '../../__generated__/GigListHeader_location.graphql.ts';
import { LiveStatus } from '../../platform/live/LiveStatus.tsx';
import type { LiveState } from '../../platform/live/liveState.ts';
import { PostMenu } from '../posting/PostMenu.tsx';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import type { ExportedList } from '../exports/downloadGigs.ts';
import { GigsMenu } from './GigsMenu.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import {
  periods,
  writeGigListSearch,
  readGigListSearch,
  type GigListChoice,
  type Period,
} from './gigListSearch.ts';

const periodLabels: Record<Period, string> = { upcoming: 'Upcoming', past: 'Past', all: 'All' };

interface Props {
  location: GigListHeader_location$key;
  locationId: number;
  choice: GigListChoice;
  /** The variables of the current list, for export. */
  list: Omit<ExportedList, 'locationId'>;
  /** Whether the page shows only past gigs. */
  isPastOnly: boolean;
  /** The state of the live updates. */
  live: LiveState;
}

/** The page header of the list, with its periods and actions. */
export function GigListHeader({ location, locationId, choice, list, isPastOnly, live }: Props) {
  const data = useFragment(
    graphql`
      fragment GigListHeader_location on Location @throwOnFieldError {
        name
        address {
          line1
          city
          stateCode
        }
        ...GigsMenu_location
        ...PostMenu_location
      }
    `,
    location,
  );
  const { name, address } = data;
  // Another period starts with its default order and keeps the filters.
  const hrefOf = (period: Period) => {
    const { order } = readGigListSearch({ period });
    return `/locations/${locationId}${stringifySearch({ ...writeGigListSearch({ ...choice, period, order }) })}`;
  };
  return (
    <PageHeader
      title={isPastOnly ? 'Past shifts' : 'Shifts'}
      meta={isPastOnly ? null : <LiveStatus state={live} />}
      {...(isPastOnly && {
        breadcrumbs: [{ label: 'Shifts', href: `/locations/${locationId}` }, { label: 'Past shifts' }],
      })}
      subtitle={
        choice.isManaged
          ? 'All my locations'
          : `${name} · ${address.line1}, ${address.city}, ${address.stateCode}`
      }
      actions={
        <>
          {isPastOnly ? null : (
            <div data-tour="views">
              <ViewSwitch locationId={locationId} choice={choice} />
            </div>
          )}
          <GigsMenu location={data} list={list} />
          <PostMenu location={data} />
        </>
      }
    >
      <title>{`${isPastOnly ? 'Past shifts' : 'Shifts'} · ${name} · Brigade`}</title>
      {isPastOnly ? null : (
        <TabLinks
          label="Period"
          currentId={choice.period}
          tabs={periods.map((period) => ({ id: period, label: periodLabels[period], href: hrefOf(period) }))}
        />
      )}
    </PageHeader>
  );
}
