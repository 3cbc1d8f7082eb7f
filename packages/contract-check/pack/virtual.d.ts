declare module 'virtual:contract' {
  import type { JsonObject } from '../model/json.ts';

  const document: JsonObject;
  // biome-ignore lint/style/noDefaultExport: The packer writes a module with one value.
  export default document;
}

declare module 'virtual:consumers' {
  import type { Consumers } from '../consumers/consumers.ts';

  const consumers: Consumers;
  // biome-ignore lint/style/noDefaultExport: The packer writes a module with one value.
  export default consumers;
}

declare module 'virtual:places' {
  import type { Places } from '../model/places.ts';

  const places: Places;
  // biome-ignore lint/style/noDefaultExport: The packer writes a module with one value.
  export default places;
}

declare module 'virtual:version' {
  import type { Version } from '../model/version.ts';

  const version: Version;
  // biome-ignore lint/style/noDefaultExport: The packer writes a module with one value.
  export default version;
}

declare module 'virtual:files' {
  /** The contract's files, compressed with brotli, in base64. */
  const files: string;
  // biome-ignore lint/style/noDefaultExport: The packer writes a module with one value.
  export default files;
}

declare module 'virtual:mock' {
  /** The script of the demo backend, compressed with brotli, in base64. */
  const mock: string;
  // biome-ignore lint/style/noDefaultExport: The packer writes a module with one value.
  export default mock;
}
