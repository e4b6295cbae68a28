/** jsdom has no layout. Here each observed element is on the screen. */
class EverythingInView {
  readonly #notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
  }
  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    setTimeout(() => this.#notify([entry], this as never), 0);
  }
  disconnect(): void {
    // Nothing to stop.
  }
}

Object.assign(globalThis, { IntersectionObserver: EverythingInView });
