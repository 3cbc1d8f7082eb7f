import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Driver, EngineMissingError, pause, until, type Visitor } from './driver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const NAMES = [DRIVER, BROWSER, DISPLAY_SERVER];
/** The property in which WebDriver returns the id of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** WebDriver's codes for keys that produce no character. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  ' ': ' ',
};

type ElementId = Record<typeof ELEMENT, string>;

/** The number of ports and displays to choose from. */
const SLOT_COUNT = 300;
const SLOT_STEP = 101;
/**
 * Counts the starts, so that a restarted browser does not use the port and display of the one that is still
 * closing.
 */
let starts = 0;

/** Starts WebKitGTK on its own display, driven by W3C WebDriver over HTTP. */
export async function startWebKit(visitor?: Visitor): Promise<Driver> {
  const missing = NAMES.filter((path) => !existsSync(path));
  if (missing.length > 0)
    throw new EngineMissingError(
      'install WebKitGTK (Debian: apt install webkit2gtk-driver xvfb gstreamer1.0-libav)',
    );
  const slot = (process.pid + starts * SLOT_STEP) % SLOT_COUNT;
  starts += 1;
  const port = 4_600 + slot;
  const display = `:${100 + slot}`;
  const processes: ChildProcess[] = [
    spawn(DISPLAY_SERVER, [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' }),
  ];
  await pause(500);
  processes.push(
    spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        LANG: `${(visitor?.language ?? 'en-US').replace('-', '_')}.UTF-8`,
        ...(visitor && { TZ: visitor.timeZone }),
        // WebKit's sandbox needs rights that root does not have in a container.
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    }),
  );

  async function send<Result>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: object = {},
  ): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }

  const { sessionId } = await until('WebKit', () =>
    send<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
        },
      },
    }),
  );
  const session = `/session/${sessionId}`;
  const post = <Result>(path: string, body?: object) => send<Result>('POST', session + path, body);
  await post('/timeouts', { pageLoad: 30_000, script: 30_000 });

  const elementAt = async (selector: string) =>
    (await post<ElementId>('/element', { using: 'css selector', value: selector }))[ELEMENT];
  async function type(selector: string, text: string): Promise<void> {
    const id = await elementAt(selector);
    await post(`/element/${id}/clear`);
    await post(`/element/${id}/value`, { text });
  }
  async function click(selector: string): Promise<void> {
    await post(`/element/${await elementAt(selector)}/click`);
  }
  /** Runs an action inside a frame and then switches back to the page. */
  async function inFrame(frame: string, act: () => Promise<void>): Promise<void> {
    const id = await until(`the frame ${frame}`, () => elementAt(frame));
    await post('/frame', { id: { [ELEMENT]: id } });
    try {
      await until(
        `inside of ${frame}`,
        async () => {
          await act();
          return true;
        },
        5_000,
      );
    } finally {
      await post('/frame', { id: null });
    }
  }

  return {
    engine: 'WebKit',
    // The toolbar of WebKit's window prevents a narrower window.
    narrowest: 447,
    heardPerStep: Number.POSITIVE_INFINITY,
    open: async (url) => void (await post('/url', { url })),
    url: () => send<string>('GET', `${session}/url`),
    back: async () => void (await post('/back')),
    reload: async () => void (await post('/refresh')),
    async resize(width, height) {
      const outer = await post<{ w: number; h: number }>('/execute/sync', {
        script: 'return { w: outerWidth - innerWidth, h: outerHeight - innerHeight }',
        args: [],
      });
      await post('/window/rect', { width: width + outer.w, height: height + outer.h });
    },
    evaluate: (code, ...input) => post('/execute/sync', { script: code, args: input }),
    clickAt: click,
    typeAt: type,
    typeInFrame: (frame, selector, text) => inFrame(frame, () => type(selector, text)),
    clickInFrame: (frame, selector) => inFrame(frame, () => click(selector)),
    async heard() {
      const ids = await post<ElementId[]>('/elements', { using: 'css selector', value: '[data-heard]' });
      const heard = [];
      for (const { [ELEMENT]: id } of ids)
        heard.push({
          role: await send<string>('GET', `${session}/element/${id}/computedrole`),
          name: await send<string>('GET', `${session}/element/${id}/computedlabel`),
        });
      return heard;
    },
    async press(key) {
      const value = KEYS[key] ?? key;
      await post('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ],
      });
    },
    async close() {
      // Ends the session first, because a driver that is killed before leaves its browser running.
      await send('DELETE', session).catch(() => {});
      for (const child of processes.reverse()) child.kill();
    },
  };
}
