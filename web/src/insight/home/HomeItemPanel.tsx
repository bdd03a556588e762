import { lazy, Suspense } from 'react';
import { useKeptFocus } from '../../ui/actions/useKeptFocus.ts';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import styles from './HomeItem.module.css';
import { useEscape } from './useEscape.ts';

const HomeAct = lazy(() => import('./acts/HomeAct.tsx'));

interface Props {
  id: string;
  /** The name of the item. */
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
export function HomeItemPanel({ id, name, onClosed, ...item }: Props) {
  const panel = useKeptFocus<HTMLElement>();
  useEscape(panel.ref, onClosed);
  return (
    <section {...panel} id={id} className={styles.panel} aria-label={name}>
      <Suspense fallback={<SkeletonRows label="Loading what to do" rows={2} />}>
        <HomeAct {...item} />
      </Suspense>
    </section>
  );
}
