import { createContext } from 'react';

/**
 * How the viewer came to the screen: with a link of the site, by its address or a reload, or back or forward
 * in the history.
 */
export type Arrival = 'press' | 'address' | 'history';

export const ScreenArrival = createContext<Arrival>('address');
