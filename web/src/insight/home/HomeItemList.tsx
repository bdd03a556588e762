import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeItemList_items$key } from '../../__generated__/HomeItemList_items.graphql.ts';
import { withHeld } from './heldItems.ts';
import { HomeItem } from './HomeItem.tsx';
import styles from './HomeItem.module.css';
import { MovingRows } from '../../ui/motion/MovingRows.tsx';

interface Props {
  items: HomeItemList_items$key;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
  /** Whether the viewer decides about applicants. */
  canDecide: boolean;
  /** Called after an item closes: its act may have changed what the list shows. */
  onChanged: () => void;
  /** Shown without items. */
  empty: ReactNode;
}

/** The item whose act is open. It stays in its place, so that an act that is done can be read and undone. */
interface OpenItem {
  readonly key: string;
  readonly index: number;
  readonly kind: string;
  readonly gigId: number | null;
  readonly name: string;
}

/** Things that need attention, each with its act in place. One is open at a time. */
export function HomeItemList({ items, locationId, zone, canDecide, onChanged, empty }: Props) {
  const data = useFragment(
    graphql`
      fragment HomeItemList_items on HomeItem @relay(plural: true) @throwOnFieldError {
        kind
        gig {
          databaseId
        }
        ...HomeItem_item
      }
    `,
    items,
  );
  const [open, setOpen] = useState<OpenItem | null>(null);
  const listed = new Map(data.map((item) => [`${item.kind} ${item.gig?.databaseId ?? ''}`, item]));
  const keys = withHeld([...listed.keys()], open);
  if (keys.length === 0) return empty;

  return (
    <MovingRows className={styles.items}>
      {keys.map((key, index) => {
        const item = listed.get(key) ?? null;
        const isOpen = open?.key === key;
        const { kind, gigId } = item
          ? { kind: item.kind, gigId: item.gig?.databaseId ?? null }
          : (open ?? {});
        if (kind === undefined || gigId === undefined) return null;
        return (
          <HomeItem
            key={key}
            item={item}
            kind={kind}
            gigId={gigId}
            formerName={isOpen ? open.name : ''}
            locationId={locationId}
            zone={zone}
            canDecide={canDecide}
            isOpen={isOpen}
            onToggled={(name) => {
              setOpen(isOpen ? null : { key, index, kind, gigId, name });
              if (open !== null) onChanged();
            }}
          />
        );
      })}
    </MovingRows>
  );
}
