import { notifications } from '@roommate/shell-api';
import { Button, VisuallyHidden, buttonClass, useHydrated } from '@roommate/ui';
import { MessageCircle, Share2 } from 'lucide-react';
import { whatsappShareLink } from './whatsapp-share-link.ts';

interface ShareButtonProps {
  /** The subject of the page, without its URL. */
  text: string;
  /** The path of the page, with its query. */
  path: string;
}

const hasShareSheet = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator;
const absolute = (path: string): string => new URL(path, location.origin).href;
/** The user closed the share sheet, or it is already open after a double click. */
const isCanceled = (error: unknown): boolean =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);

async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch (error) {
    if (isCanceled(error)) return;
    notifications.error('The link could not be shared. Copy it from the address bar of your browser.', {
      id: 'share-failed',
    });
  }
}

/**
 * Opens the system's share sheet. A browser without one gets a link that shares on WhatsApp. Both have the same width, so
 * that nothing moves when React takes over the page.
 */
export function ShareButton({ text, path }: ShareButtonProps) {
  const hydrated = useHydrated();
  // Rendered on a server, the button keeps its place.
  if (!hydrated || hasShareSheet()) {
    return (
      <Button variant="secondary" disabled={!hydrated} onClick={() => void share(text, absolute(path))}>
        <Share2 aria-hidden="true" />
        Share
      </Button>
    );
  }
  return (
    <a
      className={buttonClass('secondary')}
      href={whatsappShareLink(text, absolute(path))}
      target="_blank"
      rel="noopener noreferrer"
      title="Share on WhatsApp"
    >
      <MessageCircle aria-hidden="true" />
      <span>
        Share<VisuallyHidden> on WhatsApp</VisuallyHidden>
      </span>
    </a>
  );
}
