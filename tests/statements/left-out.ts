const UNUSED = 'listed among key names, without a query or an id that it stands in';

/** What the specification mentions and nothing can show, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'key name category_id': `${UNUSED}: events are narrowed by sport, purchases name event_category_id`,
  'key name channel': `${UNUSED}: a site knows its channel by its host name`,
  'key name division': `${UNUSED}: divisions are event categories below a sport`,
  'key name modal': `${UNUSED}: no dialog has an address of its own`,
  'key name location': `${UNUSED}: events are narrowed by state and city`,
};
