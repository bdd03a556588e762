import { useLinkClick } from './NavigationProvider.tsx';
import styles from './Tabs.module.css';

export interface TabLink {
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

/** Pages of one thing, as tabs that are links; on narrow screens the row scrolls. */
export function TabLinks({ label, tabs, currentId }: TabLinksProps) {
  const followLink = useLinkClick();

  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a
              ref={tab.id === currentId ? reveal : undefined}
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

/** Brings the current tab into the part of a scrolled row that is in sight. */
function reveal(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
