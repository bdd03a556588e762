import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationsTotals_totals$key } from '../../__generated__/LocationsTotals_totals.graphql.ts';
import { HomeCosts } from './HomeCosts.tsx';
import { HomeWeek } from './HomeWeek.tsx';
import styles from './LocationsTotals.module.css';

/** The next seven days and the cost of this week, over all locations. Empty for one location, which has its own. */
export function LocationsTotals({ totals }: { totals: LocationsTotals_totals$key }) {
  const { locationCount, organizationDatabaseId, days, weeks } = useFragment(
    graphql`
      fragment LocationsTotals_totals on HomeTotals {
        locationCount
        organizationDatabaseId
        days {
          ...HomeWeek_days
        }
        weeks @catch(to: NULL) {
          ...HomeCosts_weeks
        }
      }
    `,
    totals,
  );
  if (locationCount < 2) return null;
  return (
    <div className={styles.totals}>
      {days ? <HomeWeek days={days} /> : null}
      {weeks ? (
        <HomeCosts
          weeks={weeks}
          place={organizationDatabaseId ? `/organizations/${organizationDatabaseId}` : null}
        />
      ) : null}
    </div>
  );
}
