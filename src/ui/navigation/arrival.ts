import { createContext } from 'react';

/** How the viewer came to the screen: by a press in the site, or by an address, a reload or the back button. */
export type Arrival = 'press' | 'address';

export const ArrivalContext = createContext<Arrival>('address');
