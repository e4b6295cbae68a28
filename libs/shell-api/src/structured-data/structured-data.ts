import { createContext, createElement, use, type ReactElement } from 'react';

/** A thing of https://schema.org, such as a list or a question. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Makes the absolute URL of a path: search engines ignore relative ones. */
export type UrlOf = (path: string) => string;

/** The public origin of the site. The shell provides it on a server, which has no location. */
export const SiteOrigin = createContext<string | undefined>(undefined);

/** JSON without `<`, so that no text in it can end its element. */
const escaped = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

interface StructuredDataProps {
  things: (urlOf: UrlOf) => readonly Thing[];
}

/**
 * Describes the page to search engines as JSON-LD. The Content-Security-Policy allows it because browsers do not run it.
 * @example <StructuredData things={(urlOf) => [{ '@type': 'WebSite', url: urlOf('/') }]} />
 */
export function StructuredData({ things }: StructuredDataProps): ReactElement {
  const given = use(SiteOrigin);
  const origin = given ?? browserOrigin();
  const graph = things((path) => origin + path);
  // Without JSX, which Node cannot load.
  return createElement('script', {
    type: 'application/ld+json',
    // The site may be open at another origin than the public one that the server knows.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: escaped({ '@context': 'https://schema.org', '@graph': graph }) },
  });
}

const browserOrigin = (): string => (typeof document === 'undefined' ? '' : location.origin);
