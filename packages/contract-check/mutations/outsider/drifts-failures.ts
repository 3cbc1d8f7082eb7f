import { type Drift, type Exchange, isRecord } from './exchange.ts';

const instead = (wanted: number, status: number) => (exchange: Exchange) => {
  if (exchange.status === wanted) exchange.status = status;
};

/** Drifts in the statuses and bodies of failures. */
export const FAILURES: readonly Drift[] = [
  {
    about: 'an unknown event is a success with nothing in it',
    operation: 'getEvent',
    field: 'status',
    after: (exchange) => {
      if (exchange.status !== 404) return;
      exchange.status = 200;
      exchange.body = null;
    },
  },
  {
    about: "an unknown library video shows the framework's error page",
    operation: 'getVodMediaItem',
    field: ['header Content-Type', ''],
    after: (exchange) => {
      if (exchange.status !== 404) return;
      exchange.headers['content-type'] = 'text/html; charset=UTF-8';
      exchange.text = '<!DOCTYPE html><html><title>Not Found</title><h1>404</h1></html>';
    },
  },
  {
    about: 'orders are forbidden to visitors instead of asking them to sign in',
    operation: 'listOrders',
    field: 'status',
    after: instead(401, 403),
  },
  {
    about: 'a wrong parameter of the schedule is a 422',
    operation: 'listEvents',
    field: 'status',
    after: instead(400, 422),
  },
  {
    about: 'what is wrong with a registration is a list of sentences',
    operation: 'register',
    field: '/errors',
    after: ({ status, body }) => {
      if (status === 400 && isRecord(body) && isRecord(body.errors))
        body.errors = Object.values(body.errors).flat();
    },
  },
  {
    about: 'each field of a refused log-in has one sentence instead of a list',
    operation: 'logIn',
    field: ['/errors/login', '/errors/password', '/errors/recaptcha_token'],
    after: ({ status, body }) => {
      if (status === 400 && isRecord(body) && isRecord(body.errors))
        body.errors = Object.fromEntries(
          Object.entries(body.errors).map(([name, list]) => [name, String(list)]),
        );
    },
  },
  {
    about: 'an unknown page has the error of another framework',
    operation: 'getPage',
    field: ['/code', ''],
    after: (exchange) => {
      if (exchange.status === 404) exchange.body = { error: { status: 404, detail: 'No matching route' } };
    },
  },
  {
    about: 'an unknown channel key is unauthorized',
    operation: 'getApiKey',
    field: 'status',
    after: instead(400, 401),
  },
  {
    about: 'an id that is no number ends in a server error',
    operation: 'deleteClip',
    field: ['status', 'path id'],
    after: (exchange) => {
      if (exchange.status !== 400 || /\/\d+$/.test(exchange.path)) return;
      exchange.status = 500;
      exchange.body = { code: 'server_error', message: 'invalid input syntax for type bigint', errors: {} };
    },
  },
  {
    about: "an unknown subscription's error code is in capitals",
    operation: 'getSubscription',
    field: '/code',
    after: ({ status, body }) => {
      if (status === 404 && isRecord(body)) body.code = String(body.code).toUpperCase();
    },
  },
  {
    about: 'a limit of nothing is taken for no limit',
    operation: 'listParticipants',
    field: ['status', 'query limit'],
    before: ({ query }) => {
      if (query.get('limit') === '0') query.delete('limit');
      return undefined;
    },
  },
  {
    about: 'an unknown promo code is not found',
    operation: 'applyCoupon',
    field: 'status',
    after: (exchange) => {
      const { status, body } = exchange;
      if (status === 400 && isRecord(body) && body.code === 'promo_code_wrong') exchange.status = 404;
    },
  },
  {
    about: 'a maintenance page with status 200 answers the list of sports',
    operation: 'listEventCategories',
    field: ['header Content-Type', ''],
    after: (exchange) => {
      exchange.headers['content-type'] = 'text/html';
      exchange.text = '<h1>We will be right back</h1>';
    },
  },
];
