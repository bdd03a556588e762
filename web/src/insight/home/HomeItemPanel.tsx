import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeItemPanel_item$key } from '../../__generated__/HomeItemPanel_item.graphql.ts';
import { type ScreenKeys, useScreenKeys } from '../../platform/commands/screenKeys.ts';
import { useKeptFocus } from '../../ui/actions/useKeptFocus.ts';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import styles from './HomeItem.module.css';
import { useEscape } from './useEscape.ts';

const HomeAct = lazy(() => import('./acts/HomeAct.tsx'));

const keysOfItem: ScreenKeys = { title: 'Needs attention', keys: [['Esc', 'Close the open item']] };

interface Props {
  /** Null when the server no longer lists it. */
  item: HomeItemPanel_item$key | null;
  id: string;
  name: string;
  kind: string;
  /** The number of the gig it is about; null for items about several gigs or none. */
  gigId: number | null;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
  /** Called when Escape is pressed in it. */
  onClosed: () => void;
}

/** What to do about an open item. */
export function HomeItemPanel({ item, id, name, onClosed, ...about }: Props) {
  const data = useFragment(
    graphql`
      fragment HomeItemPanel_item on HomeItem {
        ...HomeAct_item
      }
    `,
    item,
  );
  const panel = useKeptFocus<HTMLElement>();
  useEscape(panel.ref, onClosed);
  useScreenKeys(keysOfItem);
  return (
    <section {...panel} id={id} className={styles.panel} aria-label={name}>
      <Suspense fallback={<SkeletonRows label="Loading what to do" rows={2} />}>
        <HomeAct item={data ?? null} {...about} />
      </Suspense>
    </section>
  );
}
