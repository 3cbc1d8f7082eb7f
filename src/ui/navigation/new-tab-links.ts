import { createContext } from 'react';

/**
 * Within a page of another site every link opens a new tab, and is reported here. Null on the site itself, where
 * links open in place.
 */
export const NewTabLinks = createContext<((href: string) => void) | null>(null);
