declare module 'virtual:contract' {
  import type { JsonObject } from '../model/json.ts';

  const document: JsonObject;
  // biome-ignore lint/style/noDefaultExport: the packer writes these modules, one value each.
  export default document;
}

declare module 'virtual:consumers' {
  import type { Consumers } from '../consumers/consumers.ts';

  const consumers: Consumers;
  // biome-ignore lint/style/noDefaultExport: see above.
  export default consumers;
}
