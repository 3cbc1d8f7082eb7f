/**
 * The entry of `npm run contract:check` and `contract:proxy`, which use the contract of this working tree.
 */
import { deriveConsumers } from '../consumers/derive.ts';
import { loadContract } from '../model/load-contract.ts';
import { buildModel } from '../model/model.ts';
import { placesIn } from '../model/places.ts';
import { readContractFiles, readVersion } from '../pack/read-contract.ts';
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2), async () => {
  const document = await loadContract();
  return {
    document,
    consumers: deriveConsumers(buildModel(document)),
    places: placesIn(readContractFiles()),
    version: readVersion(document),
    contractFiles: readContractFiles,
    mockScript: () => 'mocks/serve.ts',
  };
});
