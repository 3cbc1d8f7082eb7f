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
      window.removeEventListener('offline', goesOffline);
      document.removeEventListener('visibilitychange', turns);
    },
  };
  function goesOffline() {
    watch.online = false;
    lost.resolve();
  }
  function turns() {
    watch.hidden ||= document.hidden;
  }
  if (!watch.online) lost.resolve();
  window.addEventListener('offline', goesOffline);
  document.addEventListener('visibilitychange', turns);
  return watch;
}
