import { type MutationMakers, mutationsOf, onItems } from './mutation-makers.ts';

const STRINGS: Record<string, string> = {
  getEvent: 'name',
  listParticipants: 'name',
  listVodMediaItems: 'title',
  listPackages: 'name',
};

/** Each entry breaks a rule for all responses, whatever they are about. */
const MAKERS: MutationMakers = {
  'no CORS header': (_operation, random) => {
    const isOnFailures = random.share() < 0.5;
    return {
      about: isOnFailures ? 'has no CORS header on failures' : 'has no CORS header',
      fields: ['header Access-Control-Allow-Origin'],
      after: (response) => {
        if (isOnFailures && response.status === 200) return response;
        const { 'access-control-allow-origin': _gone, ...headers } = response.headers;
        return { ...response, headers };
      },
    };
  },
  'preflight refused': ({ hasBody }, random) => {
    if (!hasBody) return null;
    const isRefused = random.share() < 0.5;
    return {
      about: isRefused ? 'answers no preflight' : 'allows no JSON in its preflight',
      fields: [isRefused ? 'preflight' : 'preflight Access-Control-Allow-Headers'],
      preflight: (response) =>
        isRefused
          ? { ...response, status: 405 }
          : { ...response, headers: { ...response.headers, 'access-control-allow-headers': 'Accept' } },
    };
  },
  'no such time zone': (operation) =>
    /^(listEvents|getEvent)$/.test(operation.id)
      ? onItems('is in a time zone that does not exist', 'time_zone', (item) => {
          item.time_zone = 'Not/AZone';
        })
      : null,
  'text HTML-escaped': ({ id }) => {
    const name = STRINGS[id];
    return name
      ? onItems('escapes its texts', name, (item) => {
          item[name] = `${item[name]} &#039;24`;
        })
      : null;
  },
  'byte-order mark': () => ({
    about: 'begins with a byte-order mark',
    fields: [''],
    after: (response) =>
      response.status === 200 && response.text ? { ...response, text: `\uFEFF${response.text}` } : response,
  }),
  'another charset': () => ({
    about: 'is in Latin 1',
    fields: ['header Content-Type'],
    after: (response) =>
      response.status === 200
        ? { ...response, contentType: 'application/json; charset=iso-8859-1' }
        : response,
  }),
  'personal data cacheable': ({ responses }) =>
    responses['401'] && responses['200']
      ? {
          about: 'lets shared caches store it',
          fields: ['header Cache-Control'],
          after: (response) => ({
            ...response,
            headers: { ...response.headers, 'cache-control': 'public, max-age=600' },
          }),
        }
      : null,
};

export const RESPONSE_KINDS = mutationsOf(MAKERS);
