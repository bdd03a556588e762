import { type ReactNode, useContext } from 'react';
import { Breadcrumbs, type Breadcrumb } from '../navigation/Breadcrumbs.tsx';
import { BelowPageHeader } from './belowPageHeader.ts';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** The page's one `h1`, unless a frame around this has it. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** Badges beside the title. */
  meta?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[];
  /** The page's buttons, the main one last. */
  actions?: ReactNode;
  /** Shown below: TabLinks. */
  children?: ReactNode;
}

/** The top of a page: where one is, what it is, what can be done. */
export function PageHeader({ title, subtitle, meta, breadcrumbs, actions, children }: PageHeaderProps) {
  const isBelow = useContext(BelowPageHeader);
  const Heading = isBelow ? 'h2' : 'h1';
  return (
    <header className={styles.header}>
      {breadcrumbs ? <Breadcrumbs items={breadcrumbs} /> : null}
      <div className={styles.line}>
        <div className={styles.titles}>
          <div className={styles.titleLine}>
            <Heading className={styles.title} data-below={isBelow || undefined}>
              {title}
            </Heading>
            {meta}
          </div>
          {subtitle ? <div className={styles.subtitle}>{subtitle}</div> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </header>
  );
}
