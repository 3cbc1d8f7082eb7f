import { expect, test } from 'vitest';
import { FIRST_CHANNEL, readChannel, writeChannel } from '../../.storybook/desk/colour-desk/channel-settings';
import { contrastRows } from '../../.storybook/desk/colour-desk/contrast-rows';
import { createConcurrencyLimit } from '../../.storybook/desk/concurrency-limit';
import { firstOfEachScreen } from '../../.storybook/desk/story-index';
import { THEMES } from '../../mocks/data/themes';

test('settings that the colour desk wrote can be read back unchanged', () => {
  const channel = {
    ...FIRST_CHANNEL,
    name: 'Lakeside TV',
    logo: '/logo.svg',
    languages: ['fr' as const],
    colors: { ...FIRST_CHANNEL.colors, 'accent-color': '#0b5fff' },
  };
  expect(readChannel(writeChannel(channel), FIRST_CHANNEL)).toEqual({ channel, faults: [] });
});

test('the colour desk accepts the eight colours pasted without other settings', () => {
  const { channel, faults } = readChannel(JSON.stringify(THEMES.light), FIRST_CHANNEL);
  expect(faults).toEqual([]);
  expect(channel.colors).toEqual(THEMES.light);
  expect(channel.name).toBe(FIRST_CHANNEL.name);
});

test.each([
  ['{"accent-color":"yellow"}', 'color-settings.accent-color'],
  ['{"color-settings":{"accent-color":"#fff"}}', 'color-settings.accent-color'],
  ['{"color-settings":{"link-color":"#ffffff"}}', 'color-settings.link-color'],
  ['{"color-settings":["#ffffff"]}', 'color-settings'],
  ['{"settings":{"name":""}}', 'settings.name'],
  ['{"settings":{"languages":["en","xx"]}}', 'settings.languages'],
  ['{"settings":{"languages":[]}}', 'settings.languages'],
  ['{"settings":{"logo":7}}', 'settings.logo'],
  ['{"settings":', 'This is not JSON'],
  ['[]', 'The settings are not an object'],
])('the colour desk rejects the settings %s and names the fault', (text, place) => {
  const { channel, faults } = readChannel(text, FIRST_CHANNEL);
  expect(channel).toEqual(FIRST_CHANNEL);
  expect(faults).toEqual([expect.stringContaining(place)]);
});

test('the colour desk writes no logo from the device into the settings, and keeps it when settings are pasted', () => {
  const channel = { ...FIRST_CHANNEL, logo: 'data:image/svg+xml,%3Csvg/%3E' };
  const written = writeChannel(channel);
  expect(written).not.toContain('data:');
  expect(readChannel(written, channel).channel).toEqual(channel);
});

test.each(Object.entries(THEMES))('every colour of the channel “%s” has enough contrast', (_, colors) => {
  for (const { label, ratio, least } of contrastRows(colors))
    expect.soft(ratio, label).toBeGreaterThanOrEqual(least);
});

test('the contrast table shows which colour was adjusted, its original value and its original contrast', () => {
  const rows = contrastRows(THEMES['low contrast']);
  const header = rows.find(({ label }) => label === 'Header');
  expect(header?.moved?.from).toBe('#d9d4c7');
  expect(header?.moved?.ratio).toBeLessThan(1.5);
  for (const { moved, least } of contrastRows(THEMES.light))
    if (moved) expect(moved.ratio).toBeLessThan(least);
});

test('the colour desk shows the first story of each screen', () => {
  const story = (title: string, name: string) => ({
    id: `${title}--${name}`,
    title,
    name,
    type: 'story' as const,
  });
  const stories = [
    story('Screens/Home', 'Signed out'),
    story('Screens/Home', 'Empty'),
    story('Pieces/Button', 'Primary'),
    story('Screens/Search', 'Opened'),
  ];
  expect(firstOfEachScreen(stories).map(({ id }) => id)).toEqual([
    'Screens/Home--Signed out',
    'Screens/Search--Opened',
  ]);
});

test('only a limited number of frames load at once, and a frame that has left the queue is skipped', () => {
  const started: string[] = [];
  const { enqueue } = createConcurrencyLimit(2);
  const end = Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [name, enqueue(() => started.push(name))]),
  );
  expect(started).toEqual(['a', 'b']);
  end.c?.();
  end.a?.();
  expect(started).toEqual(['a', 'b', 'd']);
});
