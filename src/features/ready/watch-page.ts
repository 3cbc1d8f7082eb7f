export interface PageWatch {
  online: boolean;
  hidden: boolean;
  /** Resolves when the network is lost. */
  offline: Promise<void>;
  stop(): void;
}

/** Records whether the network was lost or the page was hidden. */
export function watchPage(): PageWatch {
  const lost = Promise.withResolvers<void>();
  const watch: PageWatch = {
    online: navigator.onLine,
    hidden: document.hidden,
    offline: lost.promise,
    stop() {
      window.removeEventListener('offline', onOffline);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    },
  };
  function onOffline() {
    watch.online = false;
    lost.resolve();
  }
  function onVisibilityChange() {
    watch.hidden ||= document.hidden;
  }
  if (!watch.online) lost.resolve();
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return watch;
}
