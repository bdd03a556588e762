import type { ReactNode } from 'react';
import { classNames } from '../theme/classNames.ts';
import styles from './Paper.module.css';

/** The part of a page that is printed: neither the navigation nor anything else around it goes to paper. */
export function Paper({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.paper, className)}>{children}</div>;
}
