import { type ReactNode, useContext } from 'react';
import { BelowPageHeader } from '../layout/belowPageHeader.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** One of ./illustrations. */
  illustration?: ReactNode;
  title: string;
  /** Why it is empty and what helps. */
  children?: ReactNode;
  /** A Button or LinkButton. */
  action?: ReactNode;
  /** The heading's level; 1 where the state is the whole page, unless a frame around it has a heading. Default 2. */
  headingLevel?: 1 | 2;
}

/** A place without content, that says so kindly and shows the way on. */
export function EmptyState({ illustration, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const level = useContext(BelowPageHeader) ? 2 : headingLevel;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {illustration}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
