import { graphql, useFragment } from 'react-relay/hooks';
import type { GigListHeader_location$key } from '../__generated__/GigListHeader_location.graphql.ts';
import { stringifySearch } from '../shell/searchParams.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
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
}

/** Where the gigs are, and which part of the calendar is in sight. */
export function GigListHeader({ location, locationId, choice }: Props) {
  const { name, address } = useFragment(
    graphql`
      fragment GigListHeader_location on Location @throwOnFieldError {
        name
        address {
          line1
          city
          stateCode
        }
      }
    `,
    location,
  );
  // Another period begins in its own order; the filters stay.
  const hrefOf = (period: Period) => {
    const { order } = readGigListSearch({ period });
    return `/locations/${locationId}${stringifySearch({ ...writeGigListSearch({ ...choice, period, order }) })}`;
  };
  return (
    <PageHeader title="Gigs" subtitle={`${name} · ${address.line1}, ${address.city}, ${address.stateCode}`}>
      <title>{`Gigs · ${name} · Brigade`}</title>
      <TabLinks
        label="Period"
        currentId={choice.period}
        tabs={periods.map((period) => ({ id: period, label: periodLabels[period], href: hrefOf(period) }))}
      />
    </PageHeader>
  );
}
