/**
 * A stand-in for the tag manager's script, only for the demo channel. It sends everything it receives to the
 * demo.
 */

const script = document.currentScript;
const id = script instanceof HTMLScriptElement ? new URL(script.src).searchParams.get('id') : null;
const isOff = () => Reflect.get(globalThis, `ga-disable-${id}`) === true;

let lastSent: Promise<unknown> = Promise.resolve();

/** Sends events in their order, even while the page is unloading. */
function sendInOrder(body: object): void {
  const send = () =>
    fetch('/demo/tags', { method: 'POST', body: JSON.stringify(body), keepalive: true }).catch(() => {});
  lastSent = document.visibilityState === 'hidden' ? send() : lastSent.then(send);
}

function handleEntry(entry: unknown): void {
  if (typeof entry !== 'object' || entry === null || !('length' in entry) || isOff()) return;
  const [command, name, fields] = Array.from(entry as ArrayLike<unknown>);
  if (command === 'event') sendInOrder({ id, name, fields });
}

const layer: unknown = Reflect.get(globalThis, 'dataLayer');
if (Array.isArray(layer)) {
  for (const entry of layer) handleEntry(entry);
  layer.push = (...entries: unknown[]) => {
    entries.forEach(handleEntry);
    return Array.prototype.push.apply(layer, entries);
  };
}
