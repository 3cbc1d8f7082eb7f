import type { StatementId } from './statements.ts';

/** Statements that are not, or not wholly, true of the product, each with what is so today. */
export const DEVIATIONS: Readonly<Partial<Record<StatementId, string>>> = {
  'favourite kind favorite_event':
    '/events/favorite leads to favourite events, but the kind is a constant that only its test reads',
  'favourite kind event_location': 'the kind is a constant that only its test reads',
  'page lookup':
    'the lookup gets the paths of existing routes only, so an alt name leads to /404; and an alt name wins over the url of a later page',
  'capabilities are lowercased': 'they are compared as they arrive, so WATCH opens nothing',
  'access rights': 'there is no vod_media_access: the flag is vod_media',
  'filter All': 'the option has id 0 and filters nothing, but its parent_id is a constant that nothing reads',
  'key name group': 'no query is read by this name: /schedule?group=northfield is not filtered',
  'session: API key refetched':
    'it is fetched twice where the screen has a query of the user: that query is sent again with the new key, gets a 401, and drops the new key as well',
  'order rejects on request error':
    'the polling function rejects, but the checkout catches the error and starts polling again after a growing pause',
  'purchased: event_category_id': 'only the event_categories of an order’s product are read',
  'rule too short':
    'the text exists, but no screen can show it: the only field with a least length above 1 is the password, which has a text of its own',
  'rule favoritable_type, wrong type':
    'no screen shows or sends the error: its function only rejects a stored pending favourite',
  'rule favoritable_type, allowed values':
    'no screen shows or sends the error: its function only rejects a stored pending favourite',
  'server messages without a code':
    'only errors of keys are recognised by their words; others need their code, else they show “Something went wrong”',
  'status 429':
    'the request is not retried, but on a page opened by its address it is sent again when the screen mounts',
  'constant persisted store 60,000 ms':
    'the timeout wraps the stored language alone, which is read synchronously, so it never takes effect',
};
