import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationHome_location$key } from '../../__generated__/LocationHome_location.graphql.ts';
import { homeSummary } from '@brigade/domain/insight/home/homeSummary.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { HomeItem } from './HomeItem.tsx';
import styles from './LocationHome.module.css';

/** The home of a location in a list of several: today, the cost of this week, and the worst items. */
export function LocationHome({ location }: { location: LocationHome_location$key }) {
  const { databaseId, timeZone, home } = useFragment(
    graphql`
      fragment LocationHome_location on Location {
        databaseId
        timeZone
        home @catch(to: NULL) {
          openPlaces
          days {
            gigs
            confirmed
          }
          items {
            ...HomeItem_item
          }
          weeks @catch(to: NULL) {
            cost {
              amountCents
              currency
            }
          }
        }
      }
    `,
    location,
  );
  if (!home) return null;
  const today = home.days[0] ?? { gigs: 0, confirmed: 0 };
  const cost = home.weeks?.at(-1)?.cost;
  return (
    <div className={styles.home}>
      <p className={styles.summary}>
        {homeSummary({ shifts: today.gigs, people: today.confirmed, openPlaces: home.openPlaces ?? null })}
        {cost ? ` ${formatMoney(cost.amountCents, cost.currency)} this week.` : null}
      </p>
      {home.items.length === 0 ? null : (
        <ul className={styles.items}>
          {home.items.slice(0, 2).map((item, index) => (
            // Items have no identity of their own, and their order is their meaning.
            <HomeItem key={index} item={item} locationId={databaseId} zone={timeZone ?? browserZone()} />
          ))}
        </ul>
      )}
    </div>
  );
}
