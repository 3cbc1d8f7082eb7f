import { createContext, use } from 'react';
import type { MessageId } from '../../i18n/message-id';

/** What a route says of its screen. */
export interface RouteHandle {
  title?: MessageId;
  /** A channel's page brings its own name. */
  name?: string;
  layout?: 'plain' | undefined;
}

interface Shown {
  /** From the outermost route to the screen's own. */
  handles: readonly RouteHandle[];
  /** The next screen's code is on its way; this one stays meanwhile. */
  pending: boolean;
}

export const ShownRoute = createContext<Shown>({ handles: [], pending: false });

/** The screen on the page, which may not yet be the one that the address asks for. */
export const useShownRoute = () => use(ShownRoute);
