import { openOverlay } from './open-overlay';
import { PopupHost } from './popup-host';
import { addPopup, type PopupOptions } from './popup-queue';

/** Opens a popup. Resolves on ok and rejects on cancel. Further popups wait in a queue. */
export function openPopup(options: PopupOptions): Promise<void> {
  openOverlay.replace(<PopupHost />);
  return addPopup(options);
}

/** Opens a popup. Resolves to true on ok and to false on cancel. */
export function confirm(options: PopupOptions): Promise<boolean> {
  return openPopup(options).then(
    () => true,
    () => false,
  );
}
