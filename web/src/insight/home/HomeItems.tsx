import { memo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeItems_home$key } from '../../__generated__/HomeItems_home.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { HomeItemList } from './HomeItemList.tsx';
import styles from './HomeItems.module.css';

/** How many items show at first: a longer list would hide what is below it. */
const mostAtFirst = 6;

interface Props {
  home: HomeItems_home$key;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
  /** Called when an act may have changed what the screen shows. */
  onChanged: () => void;
}

/** What needs attention, the most expensive to leave first. */
export const HomeItems = memo(function HomeItems({ home, locationId, zone, onChanged }: Props) {
  const { items, openGigs } = useFragment(
    graphql`
      fragment HomeItems_home on Home @throwOnFieldError {
        openGigs
        items {
          kind
          ...HomeItemList_items
        }
      }
    `,
    home,
  );
  const [isAll, setIsAll] = useState(false);
  // A single item takes no more room than the button.
  const folded = items.length > mostAtFirst + 1 ? items.length - mostAtFirst : 0;
  const listed = items.filter(({ kind }) => kind === 'PLACES_OPEN').length;
  const others = Math.max(0, (openGigs ?? 0) - listed);
  return (
    <Card title="Needs attention" padding="none">
      <HomeItemList
        items={isAll || folded === 0 ? items : items.slice(0, mostAtFirst)}
        locationId={locationId}
        zone={zone}
        canDecide={openGigs !== null}
        onChanged={onChanged}
        empty={<p className={styles.none}>Nothing needs you right now.</p>}
      />
      {others === 0 && folded === 0 ? null : (
        <div className={styles.more}>
          {folded === 0 ? null : (
            <Button
              variant="text"
              size="small"
              className={styles.fold}
              aria-expanded={isAll}
              onPress={() => setIsAll((wasAll) => !wasAll)}
            >
              {isAll ? 'Show fewer' : `Show ${folded} more`}
            </Button>
          )}
          {others === 0 ? null : (
            <TextLink href={`/locations/${locationId}?statuses=unfilled`}>
              {others === 1 ? '1 more shift needs pros' : `${others} more shifts need pros`}
            </TextLink>
          )}
        </div>
      )}
    </Card>
  );
});
