/** jsdom has no layout. Here, each observed link is in view. */
export class EverythingInView {
  readonly #notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
  }
  observe(target: Element): void {
    this.#notify([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
  }
  disconnect(): void {
    // Nothing to free.
  }
}
