import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationHome_location$key } from '../../__generated__/LocationHome_location.graphql.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { HomeItemList } from './HomeItemList.tsx';
import { HomeSummary } from './HomeSummary.tsx';
import styles from './LocationHome.module.css';

interface Props {
  location: LocationHome_location$key;
  /** Called when an act may have changed what the list shows. */
  onChanged: () => void;
}

/** The home of a location in a list of several: today, the cost of this week, and the worst items. */
export function LocationHome({ location, onChanged }: Props) {
  const { databaseId, timeZone, home } = useFragment(
    graphql`
      fragment LocationHome_location on Location {
        databaseId
        timeZone
        home(isBrief: true) @catch(to: NULL) {
          openPlaces
          ...HomeSummary_home
          items {
            ...HomeItemList_items
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
  const cost = home.weeks?.at(-1)?.cost;
  return (
    <div className={styles.home}>
      <p className={styles.summary}>
        <HomeSummary home={home} />
        {cost ? ` ${formatMoney(cost.amountCents, cost.currency)} this week.` : null}
      </p>
      <div className={styles.items}>
        <HomeItemList
          items={home.items.slice(0, 2)}
          locationId={databaseId}
          zone={timeZone ?? browserZone()}
          canDecide={home.openPlaces !== null}
          onChanged={onChanged}
          empty={null}
        />
      </div>
    </div>
  );
}
