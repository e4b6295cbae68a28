import { VisuallyHidden } from '@roommate/ui';
import { Menu, X } from 'lucide-react';
import { useId } from 'react';
import { AccountActions } from './account-actions.tsx';
import styles from './mobile-menu.module.css';
import { NavList } from './nav-list.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** The navigation of narrow screens, behind a toggle. */
export function MobileMenu() {
  const { open, toggle, rootRef, toggleRef } = useDisclosure();
  const panelId = useId();
  const Icon = open ? X : Menu;
  return (
    <div ref={rootRef} className={styles.root}>
      <button
        ref={toggleRef}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        <Icon aria-hidden="true" />
        <VisuallyHidden>Menu</VisuallyHidden>
      </button>
      <nav id={panelId} className={styles.panel} aria-label="Menu" hidden={!open}>
        {open && (
          <>
            <NavList variant="menu" />
            <div className={styles.account}>
              <AccountActions />
            </div>
          </>
        )}
      </nav>
    </div>
  );
}
