import type { Drift, Exchange } from './exchange.ts';

const setHeader = (operation: string, name: string, value: string, when = (_: Exchange) => true) => ({
  operation,
  field: `header ${name}`,
  after: (exchange: Exchange) => {
    if (when(exchange)) exchange.headers[name.toLowerCase()] = value;
  },
});

const succeeded = ({ status }: Exchange) => status === 200;

/** Drifts in headers, encodings and CORS. */
export const TRANSPORT: readonly Drift[] = [
  {
    about: 'the questions are sent as a page',
    ...setHeader('listFaq', 'Content-Type', 'text/html; charset=utf-8', succeeded),
  },
  {
    about: 'the teams are in Latin 1',
    ...setHeader('listParticipants', 'Content-Type', 'application/json; charset=iso-8859-1', succeeded),
  },
  {
    about: 'the menu begins with a byte-order mark',
    operation: 'getMenu',
    field: '',
    after: (exchange) => {
      if (succeeded(exchange)) exchange.text = `\uFEFF${JSON.stringify(exchange.body)}`;
    },
  },
  {
    about: 'a proxy may keep the profile for five minutes',
    ...setHeader('getProfile', 'Cache-Control', 'public, max-age=300', succeeded),
  },
  {
    about: 'the orders may be stored by a shared cache for a minute',
    ...setHeader('listOrders', 'Cache-Control', 's-maxage=60', succeeded),
  },
  {
    about: 'a failed log-in cannot be read by the site, as CORS headers are added to successes alone',
    operation: 'logIn',
    field: 'header Access-Control-Allow-Origin',
    after: ({ status, headers }) => {
      if (status !== 200) delete headers['access-control-allow-origin'];
    },
  },
  {
    about: 'unfollowing is not allowed by the preflight',
    operation: 'removeFavorite',
    field: 'preflight Access-Control-Allow-Methods',
    after: ({ method, headers }) => {
      if (method === 'OPTIONS') headers['access-control-allow-methods'] = 'GET, POST';
    },
  },
  {
    about: 'the origin is allowed twice, by the framework and by the web server',
    ...setHeader('getGeo', 'Access-Control-Allow-Origin', '*, *'),
  },
];
