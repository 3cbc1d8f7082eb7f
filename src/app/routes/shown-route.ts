import { createContext, use } from 'react';
import type { MessageId } from '../../i18n/message-id';

/** The data that a route defines about its screen. */
export interface RouteHandle {
  title?: MessageId;
  /** The title of one of the channel's own pages. */
  name?: string;
  layout?: 'plain' | undefined;
}

interface Shown {
  /** The handles of the matching routes, from the outermost to the innermost. */
  handles: readonly RouteHandle[];
  /** Whether the next screen's code is loading while this screen is still shown. */
  pending: boolean;
}

export const ShownRoute = createContext<Shown>({ handles: [], pending: false });

/** Returns the route of the screen that is shown, which may lag behind the address. */
export const useShownRoute = () => use(ShownRoute);
