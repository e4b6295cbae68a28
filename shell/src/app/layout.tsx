import type { PagePreview } from '@roommate/release-registry';
import { Outlet, ScrollRestoration } from '@roommate/shell-api';
import { SkipLink } from '@roommate/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { Footer } from '../navigation/footer.tsx';
import { Header } from '../navigation/header.tsx';
import { LateLocation } from '../navigation/late-location.tsx';
import { OfflineBanner } from '../navigation/offline-banner.tsx';
import { loadToastsLater } from '../notifications/toast-code.ts';
import { ToastSlot } from '../notifications/toast-slot.tsx';
import { ChangesSlot } from '../offline/changes-slot.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { PreviewBanner } from '../preview/preview-banner.tsx';
import { ReturnLinkBanner } from '../sign-in/return-link-banner.tsx';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import { EarlyPressRepeater } from './early-press-repeater.tsx';
import { PendingBar } from './pending-bar.tsx';
import styles from './layout.module.css';
import { useCanonicalLink } from './use-canonical-link.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePageDataRemoval } from './use-page-data-removal.ts';
import { usePathMeta } from './use-path-meta.ts';

const MAIN_ID = 'main';

interface LayoutProps {
  catalogue: RemoteCatalogue;
  preview: PagePreview | null;
}

interface PageEffectsProps extends Pick<LayoutProps, 'catalogue'> {
  mainRef: RefObject<HTMLElement | null>;
}

function PageEffects({ catalogue, mainRef }: PageEffectsProps): null {
  useFocusOnNavigation(mainRef);
  useEffect(loadToastsLater, []);
  useCanonicalLink();
  usePathMeta(catalogue);
  usePageDataRemoval();
  return null;
}

/**
 * The parts of every page (spec, section 2): header, main area with the notification container, footer. It must not read
 * the location. A new page would wait until all of the layout has rendered again.
 */
export function Layout({ catalogue, preview }: LayoutProps) {
  const mainRef = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink targetId={MAIN_ID}>Skip to main content</SkipLink>
      <PendingBar />
      <Header />
      {preview && <PreviewBanner preview={preview} />}
      <OfflineBanner />
      <ChangesSlot />
      <ReturnLinkBanner />
      <main ref={mainRef} id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <ToastSlot />
        <Outlet />
      </main>
      <LateLocation>
        <Footer />
      </LateLocation>
      <PageAnnouncer />
      <ScrollRestoration />
      <EarlyPressRepeater />
      <PageEffects catalogue={catalogue} mainRef={mainRef} />
    </>
  );
}
