import type { ReactNode } from 'react';
import { classNames } from '../theme/classNames.ts';
import styles from './BottomBar.module.css';

interface Props {
  /** Names the bar for assistive technology. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What can be done with the page at this moment. It stays in sight at the bottom while the page scrolls, and toasts appear
 * above it.
 */
export function BottomBar({ label, className, children }: Props) {
  return (
    <section data-bottom-bar className={classNames(styles.bar, className)} aria-label={label}>
      {children}
    </section>
  );
}
