import { type KeyboardEvent, useRef } from 'react';
import styles from './live-playground.module.css';

interface PanelTabsProps {
  /** Beginning of the ids: `<id>-<tab>`, and `<id>-panel` for the panel. */
  id: string;
  label: string;
  tabs: { id: string; name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs over one panel; the arrows lead from one to the next and round. */
export function PanelTabs({ id, label, tabs, chosen, onChoose }: PanelTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step === undefined) return;
    const index = tabs.findIndex((tab) => tab.id === chosen);
    const next = tabs.at((index + step) % tabs.length);
    if (!next) return;
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className="bar gap-4" onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          data-tab={tab.id}
          aria-selected={tab.id === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={tab.id === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(tab.id)}
        >
          {tab.name}
        </button>
      ))}
    </div>
  );
}
