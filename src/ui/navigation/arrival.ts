import { createContext } from 'react';

/** Whether the viewer came to the screen by a press in the site, not by an address, a reload or the back button. */
export const ArrivedByPress = createContext(false);
