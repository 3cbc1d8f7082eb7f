/** The code of the screens at which viewers enter the site. */
export const home = () => import('../../features/home/home-screen');
export const schedule = () => import('../../features/schedule/schedule-screen');
export const packages = () => import('../../features/passes/packages-screen');
export const watch = () => import('./watch-view');
export const watchEmbed = () => import('../../features/event/watch/watch-embed-screen');
export const sharedClip = () => import('../../features/clips/shared/shared-clip-screen');

/** The code of each entry screen, by the first segment of its path. */
export const ENTRY_ROUTES: ReadonlyMap<string, () => Promise<unknown>> = new Map<
  string,
  () => Promise<unknown>
>([
  ['', home],
  ['schedule', schedule],
  ['live', schedule],
  ['upcoming', schedule],
  ['vod', schedule],
  ['packages', packages],
  ['watch', watch],
  ['watch_embed', watchEmbed],
  ['share', sharedClip],
]);
