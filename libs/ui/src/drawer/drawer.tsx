import { clsx } from 'clsx';
import { X, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import styles from './drawer.module.css';
import { useDrawer } from './use-drawer.ts';

interface DrawerProps {
  /** Names the toggle. An inline drawer shows it, an overlay has it for screen readers. */
  label: string;
  /** Shown in the toggle while the drawer is closed. */
  icon: LucideIcon;
  /**
   * overlay: an icon opens a panel below the nearest positioned ancestor. Wide screens have neither.
   * inline: the panel opens below the toggle and moves the page down. Wide screens always show it.
   */
  variant: 'overlay' | 'inline';
  /** The router's `location.key`: any navigation closes the drawer. */
  locationKey: string;
  children: ReactNode;
}

/** A menu that a toggle opens on screens below 1024 px. See useDrawer for what closes it. */
export function Drawer({ label, icon, variant, locationKey, children }: DrawerProps) {
  const overlay = variant === 'overlay';
  const { open, toggle, rootRef, toggleRef } = useDrawer({ locationKey, overlay });
  const panelId = useId();
  const Icon = open ? X : icon;
  return (
    <div ref={rootRef} className={styles[variant]}>
      <button
        ref={toggleRef}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        <Icon aria-hidden="true" />
        {overlay ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </button>
      <div id={panelId} className={clsx(styles.panel, open && styles.open)}>
        {(open || !overlay) && children}
      </div>
    </div>
  );
}
