import {
  changed,
  type Item,
  listAt,
  type MutationMakers,
  mutationsOf,
  onItems,
  only,
} from './mutation-makers.ts';

/** Mutations that make an operation contradict itself or another operation. */
const MAKERS: MutationMakers = {
  'access contradicted': only({
    getUserAccess: changed('gives access to the wrong events', ['/event/has_access'], (body) => {
      const event = body.event as Item | null;
      if (event) event.has_access = event.has_access !== true;
    }),
  }),
  'access left out': only({
    getUserAccess: changed('does not answer about the event', ['/event'], (body) => ({
      ...body,
      event: null,
    })),
  }),
  'sum wrong': ({ id }) =>
    /^(listOrders|getOrder|applyCoupon)$/.test(id)
      ? onItems('charges more than the sum', 'amounts/total', (item) => {
          const amounts = item.amounts as Item;
          if (amounts) amounts.total = Number(amounts.total) + 777;
        })
      : null,
  'another currency': ({ id }) =>
    /^(listOrders|getOrder|applyCoupon)$/.test(id)
      ? onItems('charges in another currency', 'amounts/currency', (item) => {
          const amounts = item.amounts as Item;
          if (amounts) amounts.currency = 'EUR';
        })
      : null,
  'order dearer than its quote': only({
    buy: changed('charges another price than was quoted', ['/order/amounts/price'], (body) => {
      const amounts = (body.order as Item | undefined)?.amounts as Item | undefined;
      if (!amounts) return;
      amounts.price = Number(amounts.price) + 100;
      amounts.total = Number(amounts.total) + 100;
    }),
  }),
  'quote in whole units': only({
    applyCoupon: changed('quotes whole units of the currency', ['/amounts/price'], (body) => {
      const amounts = body.amounts as Item;
      for (const name of ['price', 'service_fee', 'discount', 'tax'])
        amounts[name] = Math.round(Number(amounts[name]) / 100);
      amounts.total = Number(amounts.price) - Number(amounts.discount) + Number(amounts.tax);
    }),
  }),
  'part contradicted': (operation, random) => {
    if (operation.id !== 'getBootstrap') return null;
    return random.share() < 0.5
      ? changed('has another currency', ['/settings/currency'], (body) => {
          (body.settings as Item).currency = 'EUR';
        })
      : changed('has no menu', ['/menu'], (body) => ({ ...body, menu: [] }));
  },
  'ids repeated': (operation) =>
    /^(listFaq|listPages|listSlides|listEventLocations)$/.test(operation.id)
      ? changed('gives all items the same id', ['/data/*/id'], (body) => {
          for (const item of listAt(body, 'data')) item.id = 1;
        })
      : null,
  'dangling id': (operation, random) => {
    if (!/^(listEvents|getEvent)$/.test(operation.id)) return null;
    const name = random.pick(['event_category_id', 'location_id']) ?? 'location_id';
    return onItems(`has ${name} that no list has`, name, (item) => {
      item[name] = 999_999;
    });
  },
  'name contradicted': ({ id }) =>
    /^get(Event|Package|Subscription)$/.test(id)
      ? onItems('names it otherwise than the list', 'name', (item) => {
          item.name = `${item.name} (2)`;
        })
      : null,
  'price contradicted': ({ id }) =>
    /^get(Event|Package)$/.test(id)
      ? onItems('costs more than in the list', 'base_price', (item) => {
          item.base_price = Number(item.base_price) + 100;
        })
      : null,
  'rail contradicted': only({
    listVodMediaRails: changed('has other titles in rails', ['/data/*/vod_media_items/*/title'], (body) => {
      for (const rail of listAt(body, 'data'))
        for (const item of listAt(rail, 'vod_media_items')) item.title = `${item.title} (HD)`;
    }),
  }),
  'dangling names': only({
    listFavorites: changed('follows what no list has', ['/data/*/favoritable_id'], (body) => {
      for (const item of listAt(body, 'data')) item.favoritable_id = 999_999;
    }),
    listPackages: changed('is for teams that no list has', ['/data/*/participants/*'], (body) => {
      for (const item of listAt(body, 'data'))
        if (Array.isArray(item.participants) && item.participants.length > 0) item.participants = [999_999];
    }),
  }),
  'viewer contradicted': (operation, random) => {
    if (operation.id !== 'getUserAccess') return null;
    const variants = [
      changed('has other capabilities', ['/capabilities'], (body) => ({
        ...body,
        capabilities: ['download'],
      })),
      changed('has other counters', ['/featureCount/clips'], (body) => ({
        ...body,
        featureCount: { clips: 77, downloads: 0 },
      })),
      changed('is blocked elsewhere', ['/is_geo_blocked'], (body) => ({
        ...body,
        is_geo_blocked: body.is_geo_blocked !== true,
      })),
    ];
    return random.pick(variants) ?? null;
  },
  'clips of another event': only({
    listEventClips: changed('has clips of another event', ['/data/*/event_id'], (body) => {
      for (const item of listAt(body, 'data')) item.event_id = Number(item.event_id) + 1;
    }),
  }),
  'another alias': only({
    getCustomForm: changed('answers with another form', ['/alias'], (body) => ({ ...body, alias: 'other' })),
  }),
  'pass contradicts its type': ({ id }) =>
    /^(listPackages|getPackage)$/.test(id)
      ? onItems('says of every pass that it is a team’s', 'is_team_pass', (item) => {
          item.is_team_pass = true;
        })
      : null,
};

export const AGREEMENT_KINDS = mutationsOf(MAKERS);
