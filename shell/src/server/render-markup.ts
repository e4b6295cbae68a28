import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** React writes the preloads of images before the markup. */
const PRELOADS = /^(?:<link\b[^>]*>)+/;
/** The Content-Security-Policy refuses style attributes in HTML. React escapes quotes in texts, so this is an attribute. */
const STYLE_ATTRIBUTE = / style="[^"]*"/g;

interface Markup {
  /** The content of the root element. */
  html: string;
  /** Elements for the head. */
  head: string;
}

/**
 * Renders a whole page, with everything that it waits for. Nothing streams: React streams with inline scripts, which the
 * Content-Security-Policy forbids.
 */
export function renderMarkup(page: ReactNode, signal: AbortSignal): Promise<Markup> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // React hides large parts of a page behind inline scripts otherwise (facebook/react#34966).
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => {
        text(pipe(new PassThrough())).then((rendered) => {
          const head = PRELOADS.exec(rendered)?.[0] ?? '';
          resolve({ head, html: rendered.slice(head.length).replaceAll(STYLE_ATTRIBUTE, '') });
        }, reject);
      },
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
