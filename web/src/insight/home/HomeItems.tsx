import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeItems_home$key } from '../../__generated__/HomeItems_home.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { HomeItemList } from './HomeItemList.tsx';
import styles from './HomeItems.module.css';

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
  const listed = items.filter(({ kind }) => kind === 'PLACES_OPEN').length;
  const others = Math.max(0, (openGigs ?? 0) - listed);
  return (
    <Card title="Needs attention" padding="none">
      <HomeItemList
        items={items}
        locationId={locationId}
        zone={zone}
        canDecide={openGigs !== null}
        onChanged={onChanged}
        empty={<p className={styles.none}>Nothing needs you right now.</p>}
      />
      {others === 0 ? null : (
        <p className={styles.more}>
          <TextLink href={`/locations/${locationId}?statuses=unfilled`}>
            {others === 1 ? '1 more shift needs pros' : `${others} more shifts need pros`}
          </TextLink>
        </p>
      )}
    </Card>
  );
});
