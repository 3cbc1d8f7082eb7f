import { type FromFrame, listen, type ToFrame } from './protocol.ts';

/** The frame's page is next to the built script. In development, the server serves it at /demo. */
const FRAME = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ './stripe-frame.html', import.meta.url).href
  : '/demo/stripe-frame.html';

/** A frame of the stand-in within the page, and its message channel. */
export class FrameWindow {
  readonly iframe = document.createElement('iframe');
  private readonly stop: () => void;

  constructor(title: string, receive: (message: FromFrame) => void) {
    this.iframe.src = FRAME;
    this.iframe.title = title;
    this.iframe.allow = 'payment *';
    // The frame has 4 px of padding for the focus ring. A negative margin aligns its fields with the page's
    // own.
    Object.assign(this.iframe.style, { width: 'calc(100% + 8px)', margin: '-4px' });
    // A browser paints a frame opaque if its colour scheme differs from its element's.
    Object.assign(this.iframe.style, { border: '0', display: 'block', colorScheme: 'light' });
    this.stop = listen<FromFrame>(() => this.iframe.contentWindow, 'page', receive);
  }

  send(message: ToFrame): void {
    this.iframe.contentWindow?.postMessage(message, location.origin);
  }

  close(): void {
    this.stop();
    this.iframe.remove();
  }
}
