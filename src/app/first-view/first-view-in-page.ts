/** The id of the element with the data of a page that the edge has rendered. */
export const FIRST_VIEW_ID = 'first-view';

/** Whether the edge has rendered this page, and this device can start from it. */
export const isFirstViewInPage = (): boolean => document.documentElement.dataset.rendered !== undefined;
