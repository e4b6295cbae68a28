import {
  PAGE_DATA_ELEMENT_ID,
  RELEASE_REGISTRY_ELEMENT_ID,
  SITE_CONFIG_ELEMENT_ID,
  type Registry,
  type PageConfig,
  type PageData,
} from '@roommate/release-registry';

function readJsonElement(id: string): unknown {
  const element = document.getElementById(id);
  if (!element)
    throw new Error(`The page has no <script id="${id}">: it must be served by the site's server.`);
  return JSON.parse(element.textContent);
}

// The site's server has validated both before it put them into the page. A validator here would cost every visitor 15
// KB.

/** The live release of each remote. */
export const readRegistry = (): Registry => readJsonElement(RELEASE_REGISTRY_ELEMENT_ID) as Registry;

/** The values that differ between deployments and between pages. */
export const readPageConfig = (): PageConfig => readJsonElement(SITE_CONFIG_ELEMENT_ID) as PageConfig;

/** The data of a page that the server has rendered; null if the browser renders it. */
export const readPageData = (): PageData | null =>
  document.getElementById(PAGE_DATA_ELEMENT_ID) ? (readJsonElement(PAGE_DATA_ELEMENT_ID) as PageData) : null;
