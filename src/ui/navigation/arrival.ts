import { createContext } from 'react';

/**
 * Whether the viewer opened the screen with a link of the site, not with a URL, a reload or the back button.
 */
export const ArrivedByPress = createContext(false);
