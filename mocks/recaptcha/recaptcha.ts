/**
 * A stand-in for reCAPTCHA's script, only for the demo channel. It defines `grecaptcha` like the original.
 */
import { makeToken } from './token.ts';
import { Widget, type WidgetOptions } from './widget.ts';

const widgets: Widget[] = [];

function find(id = 0): Widget {
  const widget = widgets[id];
  if (!widget) throw new Error('reCAPTCHA client element has been removed or does not exist.');
  return widget;
}

const grecaptcha = {
  ready(call: () => void): void {
    queueMicrotask(call);
  },
  render(container: string | HTMLElement, options: WidgetOptions = {}): number {
    const element = typeof container === 'string' ? document.getElementById(container) : container;
    if (!element) throw new Error('reCAPTCHA placeholder element must be an element or id');
    if (element.childElementCount) throw new Error('reCAPTCHA has already been rendered in this element');
    return widgets.push(new Widget(element, options)) - 1;
  },
  /** Version 3 passes a site key, and invisible version 2 passes a widget's id. */
  async execute(target?: string | number, _options?: { action?: string }): Promise<string> {
    return typeof target === 'string' ? makeToken(true, crypto.randomUUID()) : find(target).execute();
  },
  getResponse: (id?: number) => find(id).response,
  reset: (id?: number) => find(id).reset(),
};

Object.assign(globalThis, { grecaptcha });

/** As in the original, script.js?onload=name calls that function of the page. */
const onload = new URL(import.meta.url).searchParams.get('onload');
const loaded: unknown = onload ? Reflect.get(globalThis, onload) : null;
if (typeof loaded === 'function') loaded();
