import type { FirstViewData } from './first-view-data';

/** The id of the element with the data of a page that the edge has rendered. */
export const FIRST_VIEW_ID = 'first-view';

/** What the page brings, for the first file; the start takes it out of the page. */
export const readFirstView = (): FirstViewData =>
  JSON.parse(document.getElementById(FIRST_VIEW_ID)?.textContent ?? '');

/** Whether the edge has rendered this page, and this device can start from it. */
export const isFirstViewInPage = (): boolean => document.documentElement.dataset.rendered !== undefined;
