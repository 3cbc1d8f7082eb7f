import { describe, expect, test } from 'vitest';
import { readCommand, UsageError } from './arguments.ts';

const URL_OPTION = ['check', '--base-url', 'http://x.test'];
const ACCEPT = [...URL_OPTION, '--baseline', 'drift.json', '--accept'];
const read = (...more: string[]) => {
  const command = readCommand([...URL_OPTION, ...more], {});
  if (command.name !== 'check') throw new Error('no check');
  return command;
};

describe('parsing an invalid command line', () => {
  test.each([
    [[], 'check needs --base-url URL or --har FILE.'],
    [['chek'], 'There is no command "chek"; did you mean check?'],
    [['check', '--base-urll', 'http://x'], 'There is no option --base-urll; did you mean --base-url?'],
    [['check', '--nonsense'], 'There is no option --nonsense.'],
    [['check', '--base-url'], "Option '--base-url <value>' argument missing."],
    [['check', '--base-url', 'nonsense'], '--base-url is not an http address: nonsense'],
    [[...URL_OPTION, '--concurrency', '0'], '--concurrency is at least 1.'],
    [[...URL_OPTION, '--concurrency', 'abc'], '--concurrency is a whole number, not "abc".'],
    [[...URL_OPTION, '--rate', '0'], '--rate is at least 1.'],
    [[...URL_OPTION, '--min-coverage', '120%'], '--min-coverage is a percentage up to 100%, not "120%".'],
    [[...URL_OPTION, '--header', 'nonsense'], `--header takes 'NAME: VALUE', not "nonsense".`],
    [[...URL_OPTION, '--email', 'a@b.test'], '--email and --password go together.'],
    [[...URL_OPTION, '--accept'], '--accept needs --baseline FILE.'],
    [[...URL_OPTION, '--expires', '2027-01-31'], '--expires and --reason need --accept.'],
    [[...ACCEPT, '--expires', 'soon'], '--expires is a day such as 2027-01-31, not "soon".'],
    [[...ACCEPT, '--expires', '2027-13-31'], '--expires is a day such as 2027-01-31, not "2027-13-31".'],
    [[...URL_OPTION, '--watch', '0'], '--watch takes at least 1 second.'],
    [[...URL_OPTION, '--format', 'xml'], 'There is no format "xml".'],
  ])('the arguments %j are refused with the message: %s', (argv, message) => {
    expect(() => readCommand(argv, {})).toThrow(new UsageError(message));
  });
});

test('--base-url may contain a path', () => {
  const command = readCommand(['check', '--base-url', 'https://x.test/v1/'], {});
  expect(command).toMatchObject({ options: { hosts: { base: 'https://x.test/v1' }, hostname: 'x.test' } });
});

test('user and password in --base-url become a basic auth header, in addition to --header', () => {
  const command = readCommand(
    ['check', '--base-url', 'https://me:p%40ss@x.test', '--header', 'X-Staging: a:b', '--header', 'X-B: 2'],
    {},
  );
  expect(command).toMatchObject({
    options: {
      hosts: { base: 'https://x.test' },
      headers: { Authorization: `Basic ${btoa('me:p@ss')}`, 'X-Staging': 'a:b', 'X-B': '2' },
    },
  });
});

test('--only and --tag may be repeated', () => {
  expect(read('--only', 'getEvent', '--only', 'buy', '--tag', 'events').options).toMatchObject({
    only: ['getEvent', 'buy'],
    tags: ['events'],
  });
});

test.each([
  ['5', { seconds: 5 }],
  ['app/', { path: 'app/' }],
])('--watch accepts the value %s', (value, watch) => {
  expect(read('--watch', value).watch).toEqual(watch);
});

test('the account’s e-mail address and password may come from environment variables', () => {
  const env = { CONTRACT_EMAIL: 'a@b.test', CONTRACT_PASSWORD: 'goal' };
  expect(readCommand(URL_OPTION, env)).toMatchObject({
    options: { account: { email: 'a@b.test', password: 'goal' } },
  });
});
