import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MockServer, startMockServer } from '../../mocks/mock-server.ts';
import { SUITES } from '../../tools/test-runner/suites.ts';
import { type CommandTest, KNOWN_COMMANDS, type TestServers } from './known-commands.ts';
import { COMMANDS, DOCUMENTS, sectionOf } from './read.ts';
import { copyRepository, freePort } from './repository-copy.ts';

type Of<By extends CommandTest['by']> = Extract<CommandTest, { by: By }>;

const isBy = <By extends CommandTest['by']>(commandTest: CommandTest, by: By): commandTest is Of<By> =>
  commandTest.by === by;

const known = <By extends CommandTest['by']>(by: By): [command: string, commandTest: Of<By>][] =>
  Object.entries(KNOWN_COMMANDS).flatMap(([command, commandTest]) =>
    isBy(commandTest, by) ? [[command, commandTest]] : [],
  );

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const isInstalled = (tool: string) => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0;

test('these tests know each command of the documents, and no command that no document has', () => {
  const known = Object.keys(KNOWN_COMMANDS);
  const unknown = COMMANDS.filter((command) => !known.includes(command));
  expect(unknown, 'say in tests/documents/known-commands.ts how these are run').toEqual([]);
  const unused = known.filter((command) => !COMMANDS.includes(command));
  expect(unused, 'no document has these commands of tests/documents/known-commands.ts').toEqual([]);
});

test('some document mentions each script of package.json', () => {
  const named = new Set(COMMANDS.map((command) => /npm (?:run )?([\w:-]+)/.exec(command)?.[1]));
  expect(Object.keys(scripts).filter((script) => !named.has(script))).toEqual([]);
});

describe('commands that the test run itself executes', () => {
  test.each(known('suites'))(
    'the documented command %s is run by its suite',
    (command, { suites: names }) => {
      const [, script = ''] = /^npm run ([\w:-]+)$/.exec(command) ?? [];
      expect(names.map((name) => SUITES[name])).toEqual([expect.objectContaining({ script })]);
    },
  );

  test.each(known('ci'))('the documented command %s is run by CI', (command) => {
    expect(readFileSync('.ci/run', 'utf8')).toMatch(new RegExp(`^${command}\\b`, 'm'));
  });
});

test.each(known('another'))(
  'the documented command %s is called by another command that these tests run',
  (command, { command: caller, file }) => {
    expect(KNOWN_COMMANDS[caller]?.by).toBe('exit');
    expect(readFileSync(file, 'utf8')).toContain(`'${command.replace('npm run ', '')}'`);
  },
);

describe('commands that need something this machine lacks', () => {
  const untested = sectionOf(DOCUMENTS[0]?.text ?? '', '## What is not tested here');

  test.each(known('untested'))(
    'the README lists the documented command %s as not tested on this machine',
    (command, { needs }) => {
      const row = untested.split('\n').find((line) => line.includes(needs));
      expect(row).toContain(command);
    },
  );
});

describe('commands in a copy of the repository', () => {
  let copy: Awaited<ReturnType<typeof copyRepository>>;
  let good: MockServer;
  let drifted: MockServer;

  beforeAll(async () => {
    copy = await copyRepository();
    good = await startMockServer();
    drifted = await startMockServer({ scenario: 'drifted' });
    const url = `${good.url}/api/menu`;
    const fetched = await fetch(url);
    const response = {
      status: fetched.status,
      headers: Object.fromEntries(fetched.headers),
      body: await fetched.json(),
    };
    copy.write('recorded.har', JSON.stringify({ request: { method: 'GET', url }, response }));
  });
  afterAll(async () => {
    await Promise.all([good?.close(), drifted?.close()]);
    copy?.close();
  });

  async function testServers(): Promise<TestServers> {
    const [event] = good.world.catalogue.events;
    return { port: await freePort(), backend: good.url, drifted: drifted.url, watch: `/watch/${event?.id}` };
  }

  function filled(command: string, { fill, suffix }: Of<'exit' | 'serving'>, servers: TestServers): string {
    const line = Object.entries(fill?.(servers) ?? {}).reduce((text, [word, value]) => {
      expect(text).toContain(word);
      return word.length < 5
        ? text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), value)
        : text.replaceAll(word, value);
    }, command);
    if (!suffix) return line;
    return /-(p|-port)$/.test(suffix) ? `${line} ${suffix} ${servers.port}` : `${line} ${suffix}`;
  }

  test.each(known('names'))(
    'the documented command %s works in a copy of the repository',
    async (command, { refusal }) => {
      const { code, output } = await copy.run(`${command} none-such`);
      expect(output).toContain(refusal.replace(/\.$/, ''));
      expect(output).not.toContain(', none-such');
      expect(code).toBe(2);
    },
  );

  for (const [command, commandTest] of Object.entries(KNOWN_COMMANDS)) {
    if (commandTest.by === 'exit' && (!commandTest.needs || isInstalled(commandTest.needs)))
      test(command, async () => {
        const { code, output } = await copy.run(filled(command, commandTest, await testServers()));
        expect(output).toMatch(commandTest.prints);
        expect(commandTest.codes ?? [0], output).toContain(code);
      });
    if (commandTest.by === 'serving')
      test(command, async () => {
        const servers = await testServers();
        const address = `http://127.0.0.1:${servers.port}${commandTest.path(servers)}`;
        const { body, output } = await copy.requestFromServer(
          filled(command, commandTest, servers),
          address,
          commandTest.contains,
        );
        expect(body, output).toMatch(commandTest.contains);
      });
  }
});
