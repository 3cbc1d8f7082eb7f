import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MockServer, startMockServer } from '../../mocks/mock-server.ts';
import { SUITES } from '../../tools/test-runner/suites.ts';
import { KNOWN_COMMANDS, type Surroundings, type Way } from './known-commands.ts';
import { COMMANDS, DOCUMENTS, sectionOf } from './read.ts';
import { freePort, openWorkplace } from './workplace.ts';

type Of<By extends Way['by']> = Extract<Way, { by: By }>;

const isBy = <By extends Way['by']>(way: Way, by: By): way is Of<By> => way.by === by;

const known = <By extends Way['by']>(by: By): [command: string, way: Of<By>][] =>
  Object.entries(KNOWN_COMMANDS).flatMap(([command, way]) => (isBy(way, by) ? [[command, way]] : []));

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const isHere = (tool: string) => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0;

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
    expect(KNOWN_COMMANDS[caller]?.by).toBe('end');
    expect(readFileSync(file, 'utf8')).toContain(`'${command.replace('npm run ', '')}'`);
  },
);

describe('commands that need something this machine lacks', () => {
  const untested = sectionOf(DOCUMENTS[0]?.text ?? '', '## What is not tested here');

  test.each(known('nobody'))(
    'the README lists the documented command %s as not tested on this machine',
    (command, { needs }) => {
      const row = untested.split('\n').find((line) => line.includes(needs));
      expect(row).toContain(command);
    },
  );
});

describe('commands in a copy of the repository', () => {
  let place: Awaited<ReturnType<typeof openWorkplace>>;
  let good: MockServer;
  let drifted: MockServer;

  beforeAll(async () => {
    place = await openWorkplace();
    good = await startMockServer();
    drifted = await startMockServer({ scenario: 'drifted' });
    const url = `${good.url}/api/menu`;
    const answer = await fetch(url);
    const response = {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.json(),
    };
    place.write('recorded.har', JSON.stringify({ request: { method: 'GET', url }, response }));
  });
  afterAll(async () => {
    await Promise.all([good?.close(), drifted?.close()]);
    place?.close();
  });

  async function surroundings(): Promise<Surroundings> {
    const [event] = good.world.catalogue.events;
    return { port: await freePort(), backend: good.url, drifted: drifted.url, watch: `/watch/${event?.id}` };
  }

  function filled(command: string, { fill, and }: Of<'end' | 'serving'>, around: Surroundings): string {
    const line = Object.entries(fill?.(around) ?? {}).reduce((text, [word, value]) => {
      expect(text).toContain(word);
      return word.length < 5
        ? text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), value)
        : text.replaceAll(word, value);
    }, command);
    if (!and) return line;
    return /-(p|-port)$/.test(and) ? `${line} ${and} ${around.port}` : `${line} ${and}`;
  }

  test.each(known('names'))(
    'the documented command %s works in a copy of the repository',
    async (command, { refusal }) => {
      const { code, output } = await place.run(`${command} none-such`);
      expect(output).toContain(refusal.replace(/\.$/, ''));
      expect(output).not.toContain(', none-such');
      expect(code).toBe(2);
    },
  );

  for (const [command, way] of Object.entries(KNOWN_COMMANDS)) {
    if (way.by === 'end' && (!way.needs || isHere(way.needs)))
      test(command, async () => {
        const { code, output } = await place.run(filled(command, way, await surroundings()));
        expect(output).toMatch(way.says);
        expect(way.codes ?? [0], output).toContain(code);
      });
    if (way.by === 'serving')
      test(command, async () => {
        const around = await surroundings();
        const address = `http://127.0.0.1:${around.port}${way.path(around)}`;
        const { answer, output } = await place.ask(filled(command, way, around), address, way.has);
        expect(answer, output).toMatch(way.has);
      });
  }
});
