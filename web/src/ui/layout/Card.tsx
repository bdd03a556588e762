import { useId, type ReactNode } from 'react';
import { classNames } from '../theme/classNames.ts';
import styles from './Card.module.css';

export interface CardProps {
  /** The anchor by which a link leads to the card. */
  id?: string;
  /** Heads the card and names it. */
  title?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
  /** `none` is for tables and lists that reach the edges. Default `normal`. */
  padding?: 'none' | 'compact' | 'normal';
  as?: 'section' | 'article' | 'div';
  className?: string | undefined;
}

/** A surface that groups related content. */
export function Card({ id, title, actions, children, padding = 'normal', as, className }: CardProps) {
  const titleId = useId();
  const Element = as ?? (title ? 'section' : 'div');
  return (
    <Element
      id={id}
      // A link moves the focus there.
      tabIndex={id === undefined ? undefined : -1}
      className={classNames(styles.card, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title || actions ? (
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      <div className={classNames(styles.body, styles[padding])}>{children}</div>
    </Element>
  );
}
