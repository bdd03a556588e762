import ChevronRight from 'lucide-react/icons/chevron-right';
import styles from './Breadcrumbs.module.css';
import { useLinkClick } from './NavigationProvider.tsx';

export interface Breadcrumb {
  label: string;
  /** Left out for the page itself. */
  href?: string;
}

/** The way from the top to this page. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const followLink = useLinkClick();
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {index > 0 ? <ChevronRight aria-hidden="true" /> : null}
            {item.href === undefined ? (
              <span className={styles.current} aria-current="page">
                {item.label}
              </span>
            ) : (
              <a href={item.href} className={styles.link} onClick={followLink}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
