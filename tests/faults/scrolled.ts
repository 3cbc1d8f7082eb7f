/** happy-dom has no layout, so a place says whether the viewer has scrolled to the end of its page. */
let isScrolled = false;

export const setScrolled = (scrolled: boolean): void => {
  isScrolled = scrolled;
};

/** Reports everything as in view to a viewer who has scrolled, and nothing to others. */
class ObserverOfScrolled {
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element): void {
    if (!isScrolled) return;
    // The callback of the site reads this field alone.
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    queueMicrotask(() => this.#report([entry], this as unknown as IntersectionObserver));
  }

  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(window, { IntersectionObserver: ObserverOfScrolled });
