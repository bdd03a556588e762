import { useLayoutEffect, useRef } from 'react';
import { useLinkClick } from './NavigationProvider.tsx';
import styles from './Tabs.module.css';

interface TabLink {
  id: string;
  label: string;
  href: string;
  /** How many things wait behind it. */
  count?: number | undefined;
}

export interface TabLinksProps {
  /** Names the navigation. */
  label: string;
  tabs: readonly TabLink[];
  currentId: string;
}

/** Pages of one thing, as tabs that are links; on narrow screens the row scrolls, with the current one in its middle. */
export function TabLinks({ label, tabs, currentId }: TabLinksProps) {
  const followLink = useLinkClick();
  const list = useRef<HTMLUListElement>(null);
  const currentIndex = tabs.findIndex(({ id }) => id === currentId);

  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[currentIndex];
    if (!row || !tab) return undefined;
    // The row may be laid out later than it is mounted, and both may grow when a font has come.
    const observer = new ResizeObserver(() => center(row, tab));
    observer.observe(row);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [currentIndex]);

  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a
              href={tab.href}
              className={styles.tab}
              aria-current={tab.id === currentId ? 'page' : undefined}
              onClick={followLink}
            >
              {tab.label}
              {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row, and nothing around it, so that the tab and its neighbors are in sight. */
function center(row: Element, tab: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
