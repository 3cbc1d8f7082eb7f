import type { UIMatch } from 'react-router-dom';
import type { MessageId } from '../../i18n/message-id';
import { isRecord } from '../../lib/is';

export interface RouteHandle {
  title?: MessageId;
  /** A channel's page brings its own name. */
  name?: string;
  layout?: 'plain';
}

export function handleOf(match: UIMatch): RouteHandle {
  return isRecord(match.handle) ? match.handle : {};
}
