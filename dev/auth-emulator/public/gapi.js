// @ts-check
/**
 * Replaces Google's gapi.iframes, which the Firebase web SDK loads from apis.google.com before it opens a sign-in
 * popup. Load it before Auth is initialised, with the emulator only. The popup (widget.js) is of the same origin and
 * posts its result straight to this window. So no hidden frame is needed. See
 * docs/decisions/0016-google-popup-without-google.md.
 *
 * @typedef {(event: unknown) => unknown} Handler
 * @typedef {{ kind: 'auth-emulator-event', apiKey: string, appName: string, authEvent: unknown }} PopupMessage
 */
(() => {
  /** @param {unknown} data @returns {data is PopupMessage} */
  const isPopupMessage = (data) =>
    typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'auth-emulator-event';

  /** The methods of gapi.iframes.Iframe that the SDK uses. */
  class Iframe {
    /** @type {Map<string, Handler>} */
    #handlers = new Map();

    /** @param {string} url URL of the frame; it identifies the Auth instance of the page */
    constructor(url) {
      const { searchParams } = new URL(url, location.href);
      addEventListener('message', ({ origin, data }) => {
        if (origin !== location.origin || !isPopupMessage(data)) return;
        if (data.apiKey !== searchParams.get('apiKey') || data.appName !== searchParams.get('appName'))
          return;
        this.#handlers.get('authEvent')?.({ type: 'authEvent', authEvent: data.authEvent });
      });
    }

    /** @param {string} name @param {Handler} handler */
    register(name, handler) {
      this.#handlers.set(name, handler);
    }

    /**
     * Replies later and ignores what the callback throws, as gapi does. The SDK's callback for 'webStorageSupport'
     * throws even after a good reply.
     * @param {string} name @param {unknown} _message @param {(replies: unknown[]) => void} callback
     */
    send(name, _message, callback) {
      const replies = name === 'webStorageSupport' ? [{ webStorageSupport: true }] : [];
      Promise.resolve(replies)
        .then(callback)
        .catch(() => undefined);
    }

    /** @param {() => void} callback */
    async ping(callback) {
      callback();
    }

    async restyle() {}
  }

  const context = {
    /** @param {{ url: string }} options @param {(frame: Iframe) => Promise<unknown>} ready */
    open: ({ url }, ready) => ready(new Iframe(url)),
  };

  Object.assign(window, {
    gapi: { iframes: { Iframe, CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => context } },
  });
})();
