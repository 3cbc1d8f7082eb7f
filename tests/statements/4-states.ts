/** The specification's statements of section 4: states and transitions. */
export const states = {
  'start: channel key, then API key, then profile':
    'Start-up fetches the channel key, then the API key, then the profile.',
  'start: static data and participants': 'Start-up loads the channel’s static data and the participants.',
  'start: profile failure': 'A profile request that fails makes the viewer a visitor.',
  'start: signed in on an auth page':
    'A signed-in user who starts on login, registration or reset is redirected to home.',
  'start: extra routes': 'The routes of the channel’s pages exist when the site first renders.',
  'session: set after profile': 'The profile sets the user.',
  'session: set after login': 'A log-in sets the user.',
  'session: set after register': 'A registration sets the user.',
  'session: set after social auth': 'A social log-in sets the user.',
  'session: cleared on logout': 'A log-out clears the user.',
  'session: cleared when unauthenticated': 'A response that says “unauthenticated” clears the user.',
  'session: API key refetched': 'The API key is fetched again, once, after the user is cleared.',
  'order created to paid': 'A created order becomes paid.',
  'order created to failed': 'A created order becomes failed.',
  'order refunded': 'A refunded order’s product can be bought again.',
  'order polled every 2 seconds': 'After buying, the order is requested every 2 seconds until it is settled.',
  'order rejects on failed': 'Polling rejects on a failed order, with the popup flag.',
  'order rejects on request error': 'Polling ends with what the API says where it refuses the request.',
  'purchased: subscription': 'A subscription is purchased if a paid and active order of it exists.',
  'purchased: package':
    'A package is purchased if the event_categories of paid and active orders cover all of its categories.',
  'purchased: event_category_id': 'An order’s event_category_id covers that category of a package.',
  'purchased: team pass': 'A team pass is purchased if paid and active orders cover all of its participants.',
  'purchased: event': 'An event is purchased if a paid order of it exists.',
  'passes by weight': 'Passes are listed by weight, the heaviest first.',
  'subscription active to canceled': 'An active subscription becomes canceled.',
  'text cancellation being processed':
    'A cancellation first shows “Your cancellation of automatic renewal is being processed.”',
  'text cancellation processed':
    'A processed cancellation shows “Your Auto Renewal cancellation has been successfully processed”.',
  'subscription inactive': 'A subscription can be inactive.',
  'subscription expired': 'A subscription can be expired.',
  'trial once': 'A trial is offered only while trial_period_used is false.',
  'clip queued': 'A requested clip is queued for up to 5 minutes.',
  'clip processed': 'A queued clip becomes ready.',
  'clip failed': 'A queued clip can fail.',
  'preroll by stream status': 'A preroll is chosen by the event’s stream status.',
  'preroll by location': 'A preroll is chosen by location.',
  'preroll by category': 'A preroll is chosen by category.',
  'preroll by weight': 'The preroll of the least weight is chosen first.',
  'preroll once per user':
    'A preroll that a user has seen at an event is not shown to them again at the next play.',
  'preroll once per visitor':
    'A preroll that a visitor has seen at an event is not shown to them again at the next play.',
  'preroll suppressed for an hour': 'A preroll seen at an event is suppressed there for an hour by default.',
  'preroll suppressed as configured':
    'A preroll seen at an event is suppressed there for the time that it or the channel sets.',
  'toast defaults': 'A toast stays for 5,000 ms and is of type info by default.',
  'popup resolves': 'A popup resolves on ok.',
  'popup rejects': 'A popup rejects on cancel.',
  calendar: 'The calendar has the list’s start and end, and its own start one day later.',
  'analytics session': 'An analytics session is created where none is stored, and stored for 24 hours.',
} as const;
