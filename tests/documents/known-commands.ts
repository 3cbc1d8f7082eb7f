/** The servers that a command runs with: free ports, and a demo backend for each example address. */
export interface TestServers {
  port: number;
  backend: string;
  drifted: string;
  /** The path of an event's page on that backend. */
  watch: string;
}

type Fill = (servers: TestServers) => Record<string, string>;

/** How the tests show that a documented command works. */
export type CommandTest =
  /** Suites of `npm test` already run the command. */
  | { by: 'suites'; suites: readonly string[] }
  /** The command takes names of suites or parts, and rejects a wrong name before it runs anything. */
  | { by: 'names'; refusal: string }
  /** Another tested command calls this one, in this file. */
  | { by: 'another'; command: string; file: string }
  /** `.ci/run` runs the command. */
  | { by: 'ci' }
  /** The command needs something that this machine lacks, and the README lists it as not tested. */
  | { by: 'untested'; needs: string }
  /** The command prints this and ends with one of these codes. `fill` replaces the words in capitals. */
  | { by: 'exit'; prints: RegExp; codes?: readonly number[]; fill?: Fill; suffix?: string; needs?: string }
  /** The command serves until it is stopped, and the response from this address contains this text. */
  | { by: 'serving'; path: (servers: TestServers) => string; contains: RegExp; fill?: Fill; suffix?: string };

const suites = (...names: string[]): CommandTest => ({ by: 'suites', suites: names });
const namesSuites: CommandTest = { by: 'names', refusal: 'No suite is called none-such.' };
const namesParts: CommandTest = { by: 'names', refusal: 'No part is called none-such.' };
const atUrl: Fill = ({ backend }) => ({ URL: backend });
const toBackend: Fill = ({ backend }) => ({ 'https://api.example.com': backend });
const toDrifted: Fill = ({ drifted }) => ({ 'https://api.example.com': drifted });
const needsDocker: CommandTest = { by: 'untested', needs: 'A container engine' };
const ffmpeg = 'ffmpeg';

const home = { path: () => '/', contains: /<div id="root"/ };
const api = { path: () => '/api/menu', contains: /"placement"/ };
const playsScenario = (scenario: string) => ({
  path: () => '/demo/scenarios',
  contains: new RegExp(`"current":"${scenario}"`),
});
const describesEvent = { path: ({ watch }: TestServers) => watch, contains: /og:title/ };
const onPort: Fill = ({ port }) => ({ 'npm start': `PORT=${port} npm start` });

/** Every command in the documents, in the order in which they are run. */
export const KNOWN_COMMANDS: Readonly<Record<string, CommandTest>> = {
  'npm ci': { by: 'ci' },
  'npm test': namesSuites,
  'npm test -- --help': { by: 'exit', prints: /usual duration/ },
  'npm run test:full': { by: 'ci' },
  'npm test -- -stories': namesSuites,
  'npm run test:full -- e2e': namesSuites,
  'npm run test:quick': { by: 'exit', prints: /run `npm run test:full -- e2e` first/, codes: [1] },
  'npm run test:money -- --cases N': { by: 'exit', prints: /1 passed/, fill: () => ({ N: '1' }) },
  'npm run test:random -- --seed N --minutes M': {
    by: 'exit',
    prints: /\d+ actions, \d+ faults, \d+ charges/,
    fill: () => ({ N: '1', M: '0.1' }),
  },
  'npm run test:engines -- --engine NAME': {
    by: 'exit',
    prints: /--engine is one of Chromium, Firefox, WebKit/,
    fill: () => ({ NAME: 'none' }),
    codes: [2],
  },
  'npm run test:mutants -- PATH': {
    by: 'exit',
    prints: /1 passed, 0 failed/,
    fill: () => ({ PATH: 'src/lib/purchase/by-weight.ts' }),
  },
  'npm test -- checks': namesSuites,
  'npm test -- faults': namesSuites,
  'npm run test:full -- integration': namesSuites,
  'npm run test:full -- stories states': namesSuites,
  'npm test -- unit': namesSuites,
  'npm test -- unit lint': namesSuites,
  'npm run generate:check': suites('generated'),
  'npm run contract:lint': suites('contract'),
  'npm run states:named': suites('named'),
  'npm run check:types': suites('types'),
  'npm run check:lint': suites('lint'),
  'npm run check:imports': suites('imports'),
  'npm run check:dead': suites('dead'),
  'npm run check:floor': suites('floor'),
  'npm run check:dependencies': suites('dependencies'),
  'npm run spec:coverage': suites('spec'),
  'npm run install-browser': suites('browser'),
  'npm run install-nginx': suites('server'),
  'npm run install-engines': suites('other-browsers'),
  'npm run test:engines': suites('engines'),
  'npm run build': suites('build'),
  // Runs one story only, so the responses that it does not show are missing and the command ends with 1.
  'npm run states': {
    by: 'exit',
    prints: /1 stories of 1 screens/,
    codes: [1],
    suffix: '-- --only error-log--accepted',
  },
  'npm run states:recorded': suites('states'),
  'npm run texts:export -- FILE': {
    by: 'exit',
    prints: /\d+ messages are in texts\.csv/,
    fill: () => ({ FILE: 'texts.csv' }),
  },
  'npm run texts:import -- FILE': {
    by: 'exit',
    prints: /The \d+ messages of the file are as they were/,
    fill: () => ({ FILE: 'texts.csv' }),
  },

  'npm start': { by: 'serving', ...home, fill: onPort },
  'SCENARIO=geo-blocked npm start': { by: 'serving', ...playsScenario('geo-blocked'), fill: onPort },
  'npm run dev': { by: 'serving', ...home, suffix: '-- --strictPort --port' },
  'npm run mock -- --help': { by: 'exit', prints: /geo-blocked +The viewer is where nothing may be shown/ },
  'npm run mock -- --port N --scenario NAME --state FILE': {
    by: 'serving',
    ...playsScenario('member'),
    fill: ({ port }) => ({ N: `${port}`, NAME: 'member', FILE: 'state.json' }),
  },

  'npm run generate': { by: 'exit', prints: /generate/ },
  'npm run fix': { by: 'exit', prints: /Checked \d+ files/ },
  'npm run contract:pack': {
    by: 'exit',
    prints: /grandstand-contract\.mjs: \d+ KB/,
    suffix: '&& cp .cache/contract/grandstand-contract.mjs .',
  },
  'npm run contract:check -- --base-url URL': { by: 'exit', prints: /keeps the contract/, fill: atUrl },
  'npm run contract:proxy -- --target URL': { by: 'serving', ...api, fill: atUrl, suffix: '--port' },
  'npm run contract:changelog': { by: 'exit', prints: /Contract \d+\.\d+\.\d+/ },
  'npm run contract:changelog -- --check': { by: 'exit', prints: /is recorded/ },
  'npm run contract:diff -- --from main': { by: 'exit', prints: /from main to the working tree/ },
  'npm run contract:diff -- --from v1.4.0 --to main': { by: 'exit', prints: /from v1\.4\.0 to main/ },
  'node grandstand-contract.mjs --help': { by: 'exit', prints: /Checks a backend against the contract/ },
  'node grandstand-contract.mjs check --base-url https://api.example.com --hostname northfield.example.com': {
    by: 'exit',
    prints: /keeps the contract/,
    fill: toBackend,
  },
  'node grandstand-contract.mjs check --base-url https://staging:secret@api.example.com': {
    by: 'exit',
    prints: /keeps the contract/,
    fill: ({ backend }) => ({
      'https://staging:secret@api.example.com': backend.replace('//', '//staging:secret@'),
    }),
  },
  "node grandstand-contract.mjs check --base-url https://api.example.com --header 'X-Staging: TOKEN'": {
    by: 'exit',
    prints: /keeps the contract/,
    fill: toBackend,
  },
  'node grandstand-contract.mjs check --har recorded.har': { by: 'exit', prints: /keeps the contract/ },
  'node grandstand-contract.mjs check --har storage/contract.jsonl': {
    by: 'exit',
    prints: /keeps the contract/,
    fill: () => ({ 'storage/contract.jsonl': 'recorded.har' }),
  },
  'node grandstand-contract.mjs bundle --output contract.json': {
    by: 'exit',
    prints: /Written: contract\.json/,
  },
  'node grandstand-contract.mjs docs --output contract.html': {
    by: 'exit',
    prints: /Written: contract\.html/,
  },
  'node grandstand-contract.mjs version': { by: 'exit', prints: /^grandstand-contract \d/ },
  'node grandstand-contract.mjs proxy --target http://127.0.0.1:8000 --port 4020': {
    by: 'serving',
    ...api,
    fill: ({ backend, port }) => ({ 'http://127.0.0.1:8000': backend, '4020': `${port}` }),
  },
  'node grandstand-contract.mjs check --base-url https://api.example.com --baseline drift.json --accept': {
    by: 'exit',
    prints: /drifts accepted by the baseline/,
    fill: toDrifted,
  },
  'node grandstand-contract.mjs check --base-url https://api.example.com --baseline drift.json': {
    by: 'exit',
    prints: /drifts accepted by the baseline/,
    fill: toDrifted,
  },

  'npm run unfurl -- --backend URL': { by: 'serving', ...describesEvent, fill: atUrl, suffix: '--port' },
  'node dist-server/edge/serve.mjs --dist dist --backend https://api.example.com': {
    by: 'serving',
    ...describesEvent,
    fill: toBackend,
    suffix: '--port',
  },
  'node dist-server/edge/serve.mjs --dist dist --renderer dist-server/edge/first-view --backend https://api.example.com':
    { by: 'serving', path: () => '/', contains: /data-rendered/, fill: toBackend, suffix: '--port' },
  'npm run channel:manifest -- HOST': {
    by: 'exit',
    prints: /Written: \/manifest\.webmanifest/,
    fill: ({ backend }) => ({ HOST: `northfield.example.com --backend ${backend}` }),
  },
  'npm run build -- --deployment FILE': {
    by: 'exit',
    prints: /^/,
    fill: () => ({ FILE: 'tools/build/example.json' }),
    suffix: '&& grep -q lakeside-api.example.com dist/config/lakeside.example.com.json',
  },

  'npm run storybook': {
    by: 'serving',
    path: () => '/index.json',
    contains: /"entries"/,
    suffix: '-- --ci -p',
  },
  'npm run build-storybook': {
    by: 'another',
    command: 'npm run pictures -- --against REF',
    file: '.storybook/pictures/build.ts',
  },
  'npm run pictures -- --against REF': {
    by: 'exit',
    // Compares with the same revision, because building another one would take as long again.
    prints: /^[1-9]\d* pictures, 0 changed since \./m,
    fill: () => ({ REF: '.' }),
    suffix: '--only error-log--accepted',
  },
  'node docs/pictures/make-picture.ts': { by: 'exit', prints: /home\.webp: 1600 × \d+, \d+ bytes/ },
  'npm run bench': { by: 'exit', prints: /home, first view/, codes: [0, 1], suffix: '-- start' },
  'npm run bench -- start': namesParts,
  'npm run bench -- scale': namesParts,
  'npm run bench -- unfurl': namesParts,
  'npm run bench -- first-view': namesParts,
  'npm run bench -- edge-memory': namesParts,
  'npm run bench -- navigation': namesParts,
  'npm run bench -- start first-view edge-memory navigation video multi scale unfurl lighthouse': namesParts,
  'npm run tokens': { by: 'exit', prints: /\d+ tokens in \d+ groups: src\/theme\/tokens\.css/ },
  'npm run tokens -- --export FILE': {
    by: 'exit',
    prints: /Design Tokens file: .*tokens\.json/,
    fill: () => ({ FILE: '.cache/tokens.json' }),
  },
  'npm run structure': { by: 'exit', prints: /structure\.svg: \d+ groups in \d+ layers, no cycle/ },
  'node tools/words/sample.ts --seed 1': { by: 'exit', prints: /titles, a sample of 100/ },
  'npm run proof': { by: 'exit', prints: /The page: .*index\.html/, codes: [0, 1] },
  'node tools/build/make-test-stream.ts': { by: 'exit', prints: /files, \d+ bytes/, needs: ffmpeg },

  'docker build -t grandstand .': needsDocker,
  'docker build --target unfurl -t grandstand-unfurl .': needsDocker,
  'docker run --rm -p 8080:80 grandstand': needsDocker,
};
