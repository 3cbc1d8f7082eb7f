/** The id of the element with the data of a page rendered at the edge. */
export const FIRST_VIEW_ID = 'first-view';

/** Whether this page was rendered at the edge and this device can start from it. */
export const isFirstViewInPage = (): boolean => document.documentElement.dataset.rendered !== undefined;

/** Whether the browser is about to fetch this page again, in the device's own time zone. */
export const isReloading = (): boolean => document.documentElement.dataset.reloads !== undefined;
