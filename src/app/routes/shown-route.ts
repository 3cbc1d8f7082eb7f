import { createContext, use } from 'react';
import type { MessageId } from '../../i18n/message-id';

/** What a route defines about its screen. */
export interface RouteHandle {
  title?: MessageId;
  /** The title of a channel's own page. */
  name?: string;
  layout?: 'plain' | undefined;
}

interface Shown {
  /** From the outermost route to the innermost. */
  handles: readonly RouteHandle[];
  /** The next screen's code is loading; this one still shows. */
  pending: boolean;
}

export const ShownRoute = createContext<Shown>({ handles: [], pending: false });

/** The screen that shows, which may lag behind the address. */
export const useShownRoute = () => use(ShownRoute);
