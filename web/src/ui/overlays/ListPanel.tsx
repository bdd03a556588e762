import type { ReactNode, Ref } from 'react';
import { Drawer } from './Drawer.tsx';
import styles from './ListPanel.module.css';
import { SidePanel } from './SidePanel.tsx';
import { useIsBeside } from './useIsBeside.ts';

interface Props {
  title: string;
  isOpen: boolean;
  onClosed: () => void;
  /** WalkButtons. */
  walk: ReactNode;
  /** What can be done, in sight however long the content is. */
  actions: ReactNode;
  children: ReactNode;
  /** The panel beside the list, if it may have the focus. */
  ref?: Ref<HTMLElement>;
}

/** One thing of a list, with the way to the others: beside the list on wide windows, over it on narrow ones. */
export function ListPanel({ title, isOpen, onClosed, walk, actions, children, ref }: Props) {
  const isBeside = useIsBeside();
  const way = <div className={styles.walk}>{walk}</div>;
  const acts = actions ? <div className={styles.actions}>{actions}</div> : null;

  if (!isBeside) {
    return (
      <Drawer
        isOpen={isOpen}
        onClosed={onClosed}
        title={title}
        footer={
          <>
            {way}
            {acts}
          </>
        }
      >
        {children}
      </Drawer>
    );
  }
  return isOpen ? (
    <SidePanel
      ref={ref}
      title={title}
      onClosed={onClosed}
      actions={
        <>
          {acts}
          {way}
        </>
      }
    >
      {children}
    </SidePanel>
  ) : null;
}
