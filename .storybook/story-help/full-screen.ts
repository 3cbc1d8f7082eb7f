const STYLE = `
  [data-simulated-full-screen] {
    position: fixed; inset: 0; z-index: 1000; display: grid; place-items: center; background: black;
  }
  [data-simulated-full-screen] > * { width: 100%; max-width: none; }
`;

/**
 * Simulates full screen, because a browser allows it only after a press that no play function can make. Returns
 * a function that undoes this.
 */
export function simulateFullScreen(): () => void {
  const { requestFullscreen } = Element.prototype;
  const { exitFullscreen } = Document.prototype;
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = STYLE;
  let full: Element | null = null;
  function show(element: Element | null): void {
    full?.removeAttribute('data-simulated-full-screen');
    full = element;
    full?.setAttribute('data-simulated-full-screen', '');
    document.dispatchEvent(new Event('fullscreenchange'));
  }
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full });
  Element.prototype.requestFullscreen = async function request(this: Element) {
    show(this);
  };
  Document.prototype.exitFullscreen = async () => show(null);
  return () => {
    show(null);
    style.remove();
    Reflect.deleteProperty(document, 'fullscreenElement');
    Element.prototype.requestFullscreen = requestFullscreen;
    Document.prototype.exitFullscreen = exitFullscreen;
  };
}
