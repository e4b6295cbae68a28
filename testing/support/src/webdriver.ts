/** The key of an element reference: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** For a busy machine. */
const WAIT_MS = 45_000;
/** Longer than a click takes to show its effect on an idle machine. */
const SOON_MS = 3_000;

/** Other elements have names, too: `<meta name="description">`. */
const isField = 'self::input or self::textarea';

/** A browser that a WebDriver server controls. Elements are found by XPath, and each search waits for the first one. */
export class WebDriverBrowser {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** @param server the URL of the WebDriver server */
  static async open(server: string, capabilities: Record<string, unknown>): Promise<WebDriverBrowser> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = (await send('POST', `${server}/session`, body)) as { sessionId: string };
    const session = `${server}/session/${sessionId}`;
    await send('POST', `${session}/timeouts`, { implicit: WAIT_MS });
    return new WebDriverBrowser(session);
  }

  /** Opens a page and waits until React has taken over the HTML of the server. */
  async goto(url: string): Promise<void> {
    await send('POST', `${this.#session}/url`, { url });
    await this.find('//body[not(.//*[@id="page-data"])]');
  }

  /** @returns the URL of an element of the session */
  async find(xpath: string): Promise<string> {
    const body = { using: 'xpath', value: xpath };
    const found = (await send('POST', `${this.#session}/element`, body)) as Record<string, string>;
    return `${this.#session}/element/${found[ELEMENT]}`;
  }

  async click(xpath: string): Promise<void> {
    await this.#retry(async () => {
      const element = await this.find(xpath);
      await this.#scrollTo(element);
      await send('POST', `${element}/click`, {});
    });
  }

  /**
   * Clicks until the click has had its effect. The driver clicks at a place of the screen. An element that moves
   * before the click does not get it. Examples are a card of a growing list and an opening dialog.
   * @param effect what appears after the click
   */
  async clickFor(xpath: string, effect: string): Promise<void> {
    await this.click(xpath);
    await this.#retry(async () => {
      if (await this.#appears(effect)) return;
      if (await this.#appears(xpath)) await this.click(xpath);
      throw new Error(`${effect} does not appear.`);
    });
  }

  /** Whether an element is there, or appears soon. */
  async #appears(xpath: string): Promise<boolean> {
    await this.#waitUpTo(SOON_MS);
    try {
      await this.find(xpath);
      return true;
    } catch {
      return false;
    } finally {
      await this.#waitUpTo(WAIT_MS);
    }
  }

  /** How long each search waits for its element. */
  async #waitUpTo(implicit: number): Promise<void> {
    await send('POST', `${this.#session}/timeouts`, { implicit });
  }

  /** Replaces the text of a field. The fields of a rendered form are disabled until its scripts run. */
  async fill(name: string, text: string): Promise<void> {
    await this.#retry(async () => {
      const field = await this.find(`//*[${isField}][@name="${name}"][not(ancestor::fieldset[@disabled])]`);
      await this.#scrollTo(field);
      await send('POST', `${field}/clear`, {});
      await send('POST', `${field}/value`, { text });
    });
  }

  /** Waits until a field has the value. */
  async expectValue(name: string, wanted: string): Promise<void> {
    await this.#retry(async () => {
      const value = await send('GET', `${await this.find(`//*[@name="${name}"]`)}/property/value`);
      if (value !== wanted) throw new Error(`${name} has the value ${String(value)}, not ${wanted}.`);
    });
  }

  /** WebKit's driver clears and clicks nothing outside the window. */
  async #scrollTo(element: string): Promise<void> {
    const reference = { [ELEMENT]: element.slice(element.lastIndexOf('/') + 1) };
    const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    await send('POST', `${this.#session}/execute/sync`, { script, args: [reference] });
  }

  /** A page that has just changed may still cover, move or scroll an element. */
  async #retry(act: () => Promise<unknown>): Promise<void> {
    const deadline = Date.now() + WAIT_MS;
    for (;;) {
      try {
        await act();
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  }
}

async function send(method: string, url: string, body?: Record<string, unknown>): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver refuses ${JSON.stringify(body)}: ${JSON.stringify(value)}`);
  return value;
}
