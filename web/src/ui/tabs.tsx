import { type ReactNode, useEffect, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';
import { markScrollableSides } from './mark-scrollable-sides.ts';

type TabItem = { readonly id: string; readonly label: ReactNode; readonly content: ReactNode };

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
};

const showChosen = (list: HTMLElement | null, selected: string | undefined) => {
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const chosen = tabs.find((tab) => tab.dataset['key'] === selected)?.getBoundingClientRect();
  if (!list || !chosen) return;
  const { left, right } = list.getBoundingClientRect();
  list.scrollLeft += Math.max(0, chosen.right - right) + Math.min(0, chosen.left - left);
};

export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps) => {
  const [list, setList] = useState<HTMLElement | null>(null);
  useEffect(() => markScrollableSides(list), [list]);
  useEffect(() => showChosen(list, selected), [list, selected]);
  return (
    <AriaTabs
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList ref={setList} aria-label={label} className={styles['list'] ?? ''}>
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
};
