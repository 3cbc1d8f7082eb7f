import { at, type Drift, edit, isRecord } from './exchange.ts';

/** Drifts with sums, currencies and prices that do not agree. */
export const MONEY: readonly Drift[] = [
  {
    about: "an order's total counts the service fee twice",
    operation: 'listOrders',
    field: '/data/*/amounts/total',
    after: at('/data/*/amounts', (amounts) =>
      isRecord(amounts)
        ? { ...amounts, total: Number(amounts.total) + Number(amounts.service_fee) }
        : amounts,
    ),
  },
  {
    about: 'a quote has the price without the service fee',
    operation: 'applyCoupon',
    field: ['/amounts/price', '/amounts/total'],
    after: at('/amounts', (amounts) => {
      if (!isRecord(amounts)) return amounts;
      const fee = Number(amounts.service_fee);
      return { ...amounts, price: Number(amounts.price) - fee, total: Number(amounts.total) - fee };
    }),
  },
  {
    about: 'a quote is in whole dollars',
    operation: 'applyCoupon',
    field: ['/amounts/price', '/amounts/total'],
    after: ({ status, body }) => {
      if (status !== 200) return;
      for (const name of ['price', 'service_fee', 'discount', 'tax', 'total']) {
        edit(body, `/amounts/${name}`, (cents) => Math.floor(Number(cents) / 100));
      }
      edit(body, '/amounts', (amounts) =>
        isRecord(amounts)
          ? { ...amounts, total: Number(amounts.price) - Number(amounts.discount) + Number(amounts.tax) }
          : amounts,
      );
    },
  },
  {
    about: "an order is in another currency than the channel's",
    operation: 'listOrders',
    field: '/data/*/amounts/currency',
    after: at('/data/*/amounts/currency', () => 'EUR'),
  },
  {
    about: 'a single package is a cent dearer than in the list, by rounding',
    operation: 'getPackage',
    field: '/base_price',
    after: at('/base_price', (cents) => Number(cents) + 1),
  },
  {
    about: 'a single subscription has no service fee',
    operation: 'getSubscription',
    field: '/service_fee',
    after: at('/service_fee', () => 0),
  },
  {
    about: 'a team pass does not say that it is one',
    operation: 'listPackages',
    field: '/data/*/is_team_pass',
    after: at('/data/*/is_team_pass', () => false),
  },
  {
    about: "a new order's discount is greater than its price",
    operation: 'buy',
    field: ['/order/amounts/discount', '/order/amounts/total'],
    after: at('/order/amounts', (amounts) =>
      isRecord(amounts) ? { ...amounts, discount: Number(amounts.price) + 100, total: 0 } : amounts,
    ),
  },
];
