/** What the packed command begins with. The two modules are made when it is packed. */
import consumers from 'virtual:consumers';
import document from 'virtual:contract';
import { main } from '../cli/main.ts';

process.exitCode = await main(process.argv.slice(2), async () => ({ document, consumers }));
