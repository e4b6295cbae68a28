import type { Registry } from './registry.ts';
import type { PagePreview } from './site-config.ts';

// The contract between the site and the server entries of releases. A separate file without zod, because pages import it.

/** The id of the script element with the data of a page that was rendered on the server. */
export const PAGE_DATA_ELEMENT_ID = 'page-data';

/** The data of the routes' loaders, as JSON. The browser starts with it. */
export interface PageData {
  loaderData: Record<string, unknown>;
}

export interface RenderRequest {
  /** The absolute URL of the page. */
  url: string;
  /** The visitor's releases. */
  registry: Registry;
  /** The remote that owns the path, with the exports of its server entry. Null for pages of the shell. */
  remote: { name: string; entry: unknown } | null;
  /** The preview that the page belongs to. */
  preview: PagePreview | null;
  /** Whether the visitor wants less data. */
  savesData?: boolean;
  signal: AbortSignal;
}

/** The metadata of a rendered page. */
export interface RenderedMeta {
  /** Without the site's name. */
  title: string;
  description?: string | undefined;
  /** Whether the subject of the page does not exist, such as an unknown area. The status is then 404. */
  isMissing?: boolean | undefined;
}

export interface RenderedPage {
  /** The content of the root element. */
  html: string;
  /** Elements for the head: preloads of images. */
  head: string;
  /** Absent when the page has the title and the description of its path. */
  meta?: RenderedMeta | undefined;
  data: PageData;
}

/** The exports of the shell's server entry. */
export interface ShellServer {
  /** The modules that the server entry of a remote requires. */
  shared: Readonly<Record<string, unknown>>;
  /** Called once, before the first page. */
  start(options: { apiUrl: string }): void;
  render(request: RenderRequest): Promise<RenderedPage>;
}
