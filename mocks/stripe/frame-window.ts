import { type FromFrame, listen, type ToFrame } from './protocol.ts';

/** The frame's page stands next to the built script; in development the server has it where the site would. */
const FRAME = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ './stripe-frame.html', import.meta.url).href
  : '/demo/stripe-frame.html';

/** A frame of the stand-in within the page, and the line to it. */
export class FrameWindow {
  readonly iframe = document.createElement('iframe');
  private readonly stop: () => void;

  constructor(title: string, hear: (message: FromFrame) => void) {
    this.iframe.src = FRAME;
    this.iframe.title = title;
    this.iframe.allow = 'payment *';
    // The frame keeps 4 px around its fields for their focus; they line up with the page's own all the same.
    Object.assign(this.iframe.style, { width: 'calc(100% + 8px)', margin: '-4px' });
    // A frame of another colour scheme than its element is painted opaque.
    Object.assign(this.iframe.style, { border: '0', display: 'block', colorScheme: 'light' });
    this.stop = listen<FromFrame>(() => this.iframe.contentWindow, 'page', hear);
  }

  send(message: ToFrame): void {
    this.iframe.contentWindow?.postMessage(message, location.origin);
  }

  close(): void {
    this.stop();
    this.iframe.remove();
  }
}
