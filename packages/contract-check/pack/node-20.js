for (const [owner, name, value] of [
  [
    Map,
    'groupBy',
    (items, keyOf) => {
      const groups = new Map();
      let index = 0;
      for (const item of items) {
        const key = keyOf(item, index++);
        if (groups.has(key)) groups.get(key).push(item);
        else groups.set(key, [item]);
      }
      return groups;
    },
  ],
  [Object, 'groupBy', (items, keyOf) => Object.fromEntries(Map.groupBy(items, keyOf))],
  [
    Promise,
    'withResolvers',
    () => {
      const parts = {};
      parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
      return parts;
    },
  ],
  ...['map', 'filter', 'flatMap', 'some', 'every', 'find', 'reduce', 'forEach'].map((method) => [
    Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
    method,
    function (...given) {
      return [...this][method](...given);
    },
  ]),
  [
    Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
    'toArray',
    function () {
      return [...this];
    },
  ],
])
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
