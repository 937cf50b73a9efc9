import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';

type TabItem = { readonly id: string; readonly label: ReactNode; readonly content: ReactNode };

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
};

/** Only the chosen panel is built. */
export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps) => (
  <AriaTabs
    {...(selected !== undefined && { selectedKey: selected })}
    {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
  >
    <TabList aria-label={label} className={styles['list'] ?? ''}>
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} className={styles['tab'] ?? ''}>
          {tab.label}
        </Tab>
      ))}
    </TabList>
    {tabs.map((tab) => (
      <TabPanel key={tab.id} id={tab.id} className={styles['panel'] ?? ''}>
        {tab.content}
      </TabPanel>
    ))}
  </AriaTabs>
);
