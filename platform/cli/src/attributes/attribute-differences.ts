import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { TakenElement } from './record-elements.ts';

const ATTRIBUTE = / ([^\s"=>]+)="([^"]*)"/g;
const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (escaped) => characters[escaped] ?? escaped);

/** On a server React marks the option of a select. In a browser it sets the value of the select. */
const UNCOMPARED = 'selected';

/** The attributes that React writes for the first render in the browser. */
function attributesOf({ tag, properties, functions }: TakenElement): [name: string, value: string][] {
  const handlers = functions.map((name) => [name, () => undefined]);
  const markup = renderToStaticMarkup(createElement(tag, { ...properties, ...Object.fromEntries(handlers) }));
  // React may write a preload of an image before it.
  const [start = ''] = markup.slice(markup.lastIndexOf(`<${tag}`)).split('>', 1);
  return [...start.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescaped(value)]);
}

const quoted = (value: string | undefined): string => (value === undefined ? 'nothing' : `“${value}”`);

type Attributes = ReadonlyMap<string, string>;

/** Names in HTML have no case. The URL of a file has an origin in the browser, and none in the HTML of the server. */
const withoutOrigin = (attributes: Iterable<readonly [string, string]>, origin: string): Attributes =>
  new Map([...attributes].map(([name, value]) => [name.toLowerCase(), value.replaceAll(`${origin}/`, '/')]));

function differencesOf(element: TakenElement, origin: string): string[] {
  const { tag, text } = element;
  const served = withoutOrigin(Object.entries(element.served), origin);
  const taken = withoutOrigin(attributesOf(element), origin);
  const names = [...new Set([...served.keys(), ...taken.keys()])].filter((name) => name !== UNCOMPARED);
  return names
    .filter((name) => served.get(name) !== taken.get(name))
    .map(
      (name) =>
        `The attribute ${name} of <${tag}> ${text === '' ? '' : `“${text}” `}differs: ` +
        `${quoted(served.get(name))} from the server, ${quoted(taken.get(name))} in the browser.`,
    );
}

/**
 * The attributes that differ between the HTML of the server and the first render in the browser. React's production build
 * reports only texts and elements that differ.
 * @param page with `recordElements`, after React has taken it over
 */
export async function attributeDifferences(page: Page): Promise<string[]> {
  const elements = await page.evaluate(() => window.takenElements);
  const { origin } = new URL(page.url());
  return elements.flatMap((element) => differencesOf(element, origin));
}
