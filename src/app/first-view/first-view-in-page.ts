/** The id of the element with the data of a page rendered at the edge. */
export const FIRST_VIEW_ID = 'first-view';

/** Whether this page was rendered at the edge and this device can start from it. */
export const isFirstViewInPage = (): boolean => document.documentElement.dataset.rendered !== undefined;
