import type { ReactNode } from 'react';
import { useLinkClick } from './NavigationProvider.tsx';
import styles from './SegmentedLinks.module.css';

interface Segment {
  id: string;
  label: string;
  href: string;
  /** Shown before the label; on narrow screens alone, the label then only names it. */
  icon?: ReactNode;
}

export interface SegmentedLinksProps {
  /** Names the navigation. */
  label: string;
  segments: readonly Segment[];
  currentId: string;
}

/** Two to four ways to look at the same thing, side by side, of which one is current. */
export function SegmentedLinks({ label, segments, currentId }: SegmentedLinksProps) {
  const followLink = useLinkClick();
  return (
    <nav aria-label={label}>
      <ul className={styles.segments}>
        {segments.map((segment) => (
          <li key={segment.id}>
            <a
              href={segment.href}
              className={styles.segment}
              aria-current={segment.id === currentId ? 'page' : undefined}
              data-icon={segment.icon ? true : undefined}
              onClick={followLink}
            >
              {segment.icon}
              <span className={styles.label}>{segment.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
