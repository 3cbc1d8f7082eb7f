import { createContext } from 'react';

/**
 * Called for each link that opens a new tab. Set while the site is embedded in a page of
 * another site. Null on the site itself, whose links open in the same tab.
 */
export const NewTabLinks = createContext<((href: string) => void) | null>(null);
