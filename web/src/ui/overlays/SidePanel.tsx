import X from 'lucide-react/icons/x';
import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '../actions/Button.tsx';
import styles from './SidePanel.module.css';

interface Props {
  title: string;
  onClosed: () => void;
  /** Buttons in the header, before the one that closes: they are in sight however long the content is. */
  actions?: ReactNode;
  children: ReactNode;
  /** The panel, if it may have the focus. */
  ref?: Ref<HTMLElement> | undefined;
}

/** One thing of a list, beside it. Unlike a drawer it covers nothing: the list stays interactive. */
export function SidePanel({ title, onClosed, actions, children, ref }: Props) {
  const titleId = useId();
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.actions}>
          {actions}
          <Button
            iconOnly
            variant="ghost"
            size="small"
            aria-label={`Close ${title.toLowerCase()}`}
            icon={<X />}
            onPress={onClosed}
          />
        </div>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
