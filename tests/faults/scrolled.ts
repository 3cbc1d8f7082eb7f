/** Whether the viewer has scrolled to the end of the page. Tests set it, because happy-dom has no layout. */
let isScrolled = false;

export const setScrolled = (scrolled: boolean): void => {
  isScrolled = scrolled;
};

/** Reports every element as in view if the viewer has scrolled, and otherwise reports nothing. */
class ObserverOfScrolled {
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element): void {
    if (!isScrolled) return;
    // The site's callback reads only this field.
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    queueMicrotask(() => this.#report([entry], this as unknown as IntersectionObserver));
  }

  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(window, { IntersectionObserver: ObserverOfScrolled });
