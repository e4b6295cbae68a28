import type { Page } from 'playwright-core';

/** An element of the server's HTML, with the properties of its first render in the browser. */
export interface TakenElement {
  tag: string;
  /** The beginning of its text, to find it. */
  text: string;
  /** Its attributes in the HTML. */
  served: Record<string, string>;
  /** Its properties that can be attributes. */
  properties: Record<string, unknown>;
  /** The names of its properties that are functions. */
  functions: string[];
}

/** The parts of React's node for an element that are read here. */
interface Fiber {
  tag: number;
  type: unknown;
  stateNode: unknown;
  memoizedProps: Record<string, Property | null | undefined> | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** A text, a number or an object that stands for a text, such as a URL. */
interface Property {
  toString(): string;
}

interface FiberRoot {
  current: Fiber;
}

declare global {
  interface Window {
    takenElements: TakenElement[];
    /** React calls it after each commit, also in its production build. */
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

/** Runs in the page before its scripts. */
function watchFirstCommits(): void {
  /** React's kind of node for an element of the page. Those of the head are of other kinds: the site moves them. */
  const HOST_COMPONENT = 5;
  const NOT_ATTRIBUTES = ['children', 'dangerouslySetInnerHTML', 'ref'];
  const MAX_TEXT = 40;
  const waiting = new Map<unknown, Record<string, string>>();
  window.takenElements = [];

  const take = (element: Element, { type, memoizedProps }: Fiber): void => {
    const served = waiting.get(element);
    if (!served) return;
    // Only the first render must match the HTML.
    waiting.delete(element);
    const all = memoizedProps ?? {};
    if (all.suppressHydrationWarning === true) return;
    const names = Object.keys(all).filter((name) => !NOT_ATTRIBUTES.includes(name));
    const isFunction = (name: string): boolean => typeof all[name] === 'function';
    const plain = (name: string): unknown => {
      const value = all[name];
      // Only a style may be an object. React writes others as text.
      return typeof value === 'object' && name !== 'style' ? value?.toString() : value;
    };
    window.takenElements.push({
      tag: String(type),
      text: (element.textContent ?? '').slice(0, MAX_TEXT),
      served,
      properties: Object.fromEntries(
        names.filter((name) => !isFunction(name)).map((name) => [name, plain(name)]),
      ),
      functions: names.filter(isFunction),
    });
  };
  const takeAll = (root: Fiber): void => {
    const left = [root];
    for (let fiber = left.pop(); fiber; fiber = left.pop()) {
      if (fiber.tag === HOST_COMPONENT) take(fiber.stateNode as Element, fiber);
      for (const next of [fiber.sibling, fiber.child]) if (next) left.push(next);
    }
  };

  // The page takes its HTML over after this event. The capture phase comes before its own listeners.
  addEventListener(
    'DOMContentLoaded',
    () => {
      for (const element of document.querySelectorAll('#root *')) {
        const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
        waiting.set(element, Object.fromEntries(attributes));
      }
    },
    { capture: true, once: true },
  );
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: FiberRoot) => takeAll(root.current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
}

/** Call it before the page opens. Then {@link attributeDifferences} compares what it records. */
export async function recordElements(page: Page): Promise<void> {
  // tsx keeps the names of functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watchFirstCommits);
}
