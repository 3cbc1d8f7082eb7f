/** Names that the specification lists without describing them, each with the reason why no test shows it. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'key name category_id': 'events are filtered by sport, and purchases name event_category_id',
  'key name channel': 'a site finds its channel by its host name',
  'key name division': 'divisions are event categories below a sport',
  'key name modal': 'no dialog has an address of its own',
  'key name location': 'events are filtered by state and city',
};
