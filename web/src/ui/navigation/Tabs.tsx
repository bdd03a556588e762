import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { classNames } from '../theme/classNames.ts';
import styles from './Tabs.module.css';

interface TabContent {
  id: string;
  label: ReactNode;
  content: ReactNode;
  /** Loads what the panel needs, when the tab is pointed at. */
  preload?: () => Promise<unknown>;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly TabContent[];
  /** Leave it out to let the tabs keep it themselves. */
  selectedId?: string;
  onSelected?: (id: string) => void;
}

/** Panels of one place, one in sight. Tabs that are pages of their own are TabLinks. */
export function Tabs({ label, tabs, selectedId, onSelected }: TabsProps) {
  return (
    <AriaTabs
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      onSelectionChange={(key) => onSelected?.(String(key))}
    >
      <TabList aria-label={label} className={classNames(styles.list)}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className={classNames(styles.tab)}
            // A failure shows when the tab is opened.
            onHoverStart={() => void tab.preload?.().catch(() => undefined)}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={classNames(styles.panel)}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
