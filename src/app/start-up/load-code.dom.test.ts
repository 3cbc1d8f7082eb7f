import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let loadCode: typeof import('./load-code').loadCode;
const links = () =>
  [...document.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);
const load = vi.fn(async () => 'home');

beforeEach(async () => {
  load.mockClear();
  vi.resetModules();
  ({ loadCode } = await import('./load-code'));
});
afterEach(() => {
  document.head.replaceChildren();
});

test('a lazy-loaded part requests its files at once, and each only once', async () => {
  void loadCode(async () => 'one', ['assets/one.js', 'assets/shared.js']);
  void loadCode(async () => 'two', ['assets/two.js', 'assets/shared.js']);
  expect(links()).toEqual([
    ['modulepreload', '/assets/one.js'],
    ['modulepreload', '/assets/shared.js'],
    ['modulepreload', '/assets/two.js'],
  ]);
});

test('files that the page itself has links to are not requested again', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/site.js">';
  expect(await loadCode(async () => 'home', ['assets/site.js'])).toBe('home');
  expect(links()).toEqual([['modulepreload', '/assets/site.js']]);
});

test.each(['load', 'error'])('a part waits for its stylesheet until the event “%s”', async (event) => {
  // The link stays outside of the document, where no test loads its file.
  const [link] = await new Promise<HTMLLinkElement[]>((resolve) => {
    vi.spyOn(document.head, 'append').mockImplementationOnce((...added) =>
      resolve(added as HTMLLinkElement[]),
    );
    void loadCode(load, ['assets/home.css']);
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();
  link?.dispatchEvent(new Event(event));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

test('a part whose code fails to load rejects and emits vite:preloadError', async () => {
  const emitted = vi.fn();
  addEventListener('vite:preloadError', emitted, { once: true });
  const lost = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadCode(() => Promise.reject(lost))).rejects.toBe(lost);
  expect(emitted).toHaveBeenCalledWith(expect.objectContaining({ payload: lost }));
});
