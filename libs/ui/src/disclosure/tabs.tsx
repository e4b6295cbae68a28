import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { tabAfterKey } from './tab-after-key.ts';
import styles from './tabs.module.css';

interface TabItem {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** Names the tab list for screen readers. */
  label: string;
  tabs: readonly TabItem[];
}

/** Tabs of the ARIA pattern. Arrow keys, Home and End select a tab, and the Tab key moves to the panel. */
export function Tabs({ label, tabs }: TabsProps) {
  const [selected, setSelected] = useState(tabs[0]?.id);
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabAfterKey(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    if (index === undefined) return;
    event.preventDefault();
    setSelected(tabs[index]?.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${baseId}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${baseId}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => {
              setSelected(tab.id);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${baseId}-${tab.id}-panel`}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`${baseId}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
