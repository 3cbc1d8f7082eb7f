import { expect, test } from 'vitest';
import { seekAfterData } from './engine-seeking';

const [HAVE_NOTHING, HAVE_METADATA, HAVE_CURRENT_DATA] = [0, 1, 2];

function createSeek({
  isWebKit = true,
  src = 'blob:https://club.example/1',
  bufferedStart = 0,
  currentTime = 0,
} = {}) {
  const sought: number[] = [];
  let readyState = 0;
  const video = Object.defineProperties(document.createElement('video'), {
    readyState: { get: () => readyState },
    src: { get: () => src },
    buffered: { get: () => ({ length: 1, start: () => bufferedStart }) },
    currentTime: { get: () => currentTime },
  });
  const seeking = seekAfterData(
    { currentTime: (to?: number) => (to === undefined ? currentTime : void sought.push(to)) },
    video,
    isWebKit,
  );
  return {
    sought,
    seek: seeking.to,
    time: seeking.time,
    emit(event: string, state: number) {
      readyState = state;
      video.dispatchEvent(new Event(event));
    },
  };
}

test('a seek before the first data waits for it, and only the last one is done', () => {
  const { sought, seek, time, emit } = createSeek();
  emit('loadedmetadata', HAVE_METADATA);
  seek(40);
  seek(50);
  expect(sought).toEqual([]);
  expect(time()).toBe(50);
  emit('loadeddata', HAVE_CURRENT_DATA);
  expect(sought).toEqual([50]);
});

test('a seek in a stream that the browser plays natively is done at once', () => {
  const { sought, seek, emit } = createSeek({ src: 'https://club.example/game.m3u8' });
  emit('loadedmetadata', HAVE_METADATA);
  seek(40);
  expect(sought).toEqual([40]);
});

test('a seek before the metadata is left to the library', () => {
  const { sought, seek } = createSeek();
  seek(40);
  expect(sought).toEqual([40]);
});

test('a seek after the first data is done at once, even while the data of another seek loads', () => {
  const { sought, seek, emit } = createSeek();
  emit('loadeddata', HAVE_CURRENT_DATA);
  emit('seeking', HAVE_METADATA);
  seek(40);
  expect(sought).toEqual([40]);
});

test('a seek in one source is not done in the next', () => {
  const { sought, seek, emit } = createSeek();
  emit('loadedmetadata', HAVE_METADATA);
  seek(40);
  emit('emptied', HAVE_NOTHING);
  emit('loadeddata', HAVE_CURRENT_DATA);
  expect(sought).toEqual([]);
});

test.each([
  ['a start just before the buffered part is moved into it', { bufferedStart: 0.02 }, [0.03]],
  ['a start in the buffered part stays', { bufferedStart: 60, currentTime: 61 }, []],
  ['other browsers play from just before it', { isWebKit: false, bufferedStart: 0.02 }, []],
  ['a native stream stays', { src: 'https://club.example/game.m3u8', bufferedStart: 0.02 }, []],
])('without a seek, at the first data: %s', (_, video, expected) => {
  const { sought, emit } = createSeek(video);
  emit('loadedmetadata', HAVE_METADATA);
  emit('loadeddata', HAVE_CURRENT_DATA);
  expect(sought).toEqual(expected);
});
