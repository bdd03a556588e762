import { graphql, useFragment } from 'react-relay/hooks';
import type { ProCards_pros$key } from '../../__generated__/ProCards_pros.graphql.ts';
import { useListedPros } from '../profiles/useListedPros.ts';
import { ProCard } from './ProCard.tsx';
import styles from './ProCards.module.css';
import type { ShownPros } from './ProTable.tsx';
import { MovingRows } from '../../ui/motion/MovingRows.tsx';

/** Pros as cards, to get an impression of each. */
export function ProCards({
  pros: keys,
  locationId,
  locationNodeId,
  picked,
  isBusy,
  canOffer,
  onPicked,
  opened,
  linkTo,
}: ShownPros & { pros: ProCards_pros$key }) {
  const pros = useFragment(
    graphql`
      fragment ProCards_pros on Pro @relay(plural: true) @throwOnFieldError {
        uuid
        ...ProCard_pro
      }
    `,
    keys,
  );
  useListedPros(
    locationId,
    'search',
    pros.map(({ uuid }) => uuid),
  );
  return (
    <MovingRows className={styles.cards} aria-label="Pros" aria-busy={isBusy || undefined}>
      {pros.map((pro) => (
        <ProCard
          key={pro.uuid}
          pro={pro}
          locationId={locationId}
          locationNodeId={locationNodeId}
          canOffer={canOffer}
          isOpen={pro.uuid === opened}
          link={linkTo(pro.uuid)}
          isPicked={picked.includes(pro.uuid)}
          onPicked={(isPicked) =>
            onPicked(isPicked ? [...picked, pro.uuid] : picked.filter((uuid) => uuid !== pro.uuid))
          }
        />
      ))}
    </MovingRows>
  );
}
