/**
 * Generates mocks/media/files. Needs ffmpeg with libx264. `node mocks/media/make-media.ts pool stage`
 * generates only these scenes; the poster and the other files made from the rink's film are generated with
 * the rink.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { captionFile } from './captions.ts';
import { masterPlaylist } from './live-window.ts';
import { CAMERA } from './scene.ts';
import { folderOf, isScene, loopSecondsOf, SCENE_NAMES, SCENES, type SceneName } from './scenes.ts';
import { sheetFilter, sheetOf } from './thumbnails.ts';

const files = join(import.meta.dirname, 'files/');
const drawings = mkdtempSync(join(tmpdir(), 'grandstand-scene-'));
const FONT = execFileSync('fc-match', ['-f', '%{file}', 'Liberation Sans:bold'], { encoding: 'utf8' });

function ffmpeg(args: string[]): void {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: 'inherit' });
}

/** Converts a drawing to PNG, because few builds of ffmpeg can read SVG. */
async function drawing(name: string, text: string): Promise<string> {
  const path = join(drawings, `${name}.png`);
  await sharp(Buffer.from(text)).png().toFile(path);
  return path;
}

function still(path: string): string[] {
  return ['-loop', '1', '-framerate', '30', '-i', path];
}

/** Renders one lossless film of a scene, from which all other files are encoded. */
async function film(name: SceneName): Promise<string> {
  const { ground, pieces, camera } = SCENES[name]();
  const loop = loopSecondsOf(name);
  const inputs = await Promise.all(
    [ground, ...pieces.map((piece) => piece.drawing)].map((text, index) => drawing(`${name}-${index}`, text)),
  );
  const steps = pieces.map(
    ({ x, y }, index) => `[s${index}][${index + 1}:v]overlay=x='${x.expression}':y='${y.expression}'[s${index + 1}]`,
  );
  const last = pieces.length;
  const graph = [
    '[0:v]setsar=1,format=rgb24[s0]',
    ...steps,
    `[s${last}]crop=${CAMERA.width}:${CAMERA.height}:'${camera.x.expression}':'${camera.y.expression}'[seen]`,
    `[seen]drawtext=fontfile='${FONT}':text='NORTHFIELD SPORTS NETWORK':fontsize=20:fontcolor=white:box=1:boxcolor=0x0b1017@0.75:boxborderw=12:x=w-tw-44:y=h-52[out]`,
  ].join(';');
  const path = join(drawings, `${name}.mkv`);
  const noise = `anoisesrc=color=brown:amplitude=0.5:seed=7:duration=${loop}`;
  const crowd = `${noise},tremolo=f=0.125:d=0.5,lowpass=f=1800,highpass=f=120,volume=0.5`;
  ffmpeg([
    ...inputs.flatMap(still),
    ...['-f', 'lavfi', '-i', crowd, '-filter_complex', graph, '-map', '[out]', '-map', `${inputs.length}:a`],
    ...[
      '-t',
      String(loop),
      '-c:v',
      'libx264',
      '-qp',
      '0',
      '-preset',
      'ultrafast',
      '-c:a',
      'pcm_s16le',
      path,
    ],
  ]);
  return path;
}

const H264 = '-c:v libx264 -profile:v main -pix_fmt yuv420p -preset slower -sc_threshold 0 -r 30 -g 30'.split(
  ' ',
);
const AAC = '-c:a aac -ar 44100 -ac 1'.split(' ');

interface Quality {
  large: readonly string[];
  small: readonly string[];
  sound: string;
}

/**
 * The rink is played by most tests and benchmarks. The other scenes get the bit rate that their images need.
 */
const RINK: Quality = {
  large: '-b:v 380k -maxrate 450k -bufsize 760k'.split(' '),
  small: '-b:v 160k -maxrate 200k -bufsize 320k'.split(' '),
  sound: '48k',
};
const OTHERS: Quality = {
  large: '-crf 30 -maxrate 260k -bufsize 260k -g 60'.split(' '),
  small: '-crf 32 -maxrate 140k -bufsize 140k -g 60'.split(' '),
  sound: '24k',
};

function hls(source: string, scene: SceneName): void {
  const out = join(files, folderOf(scene));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const { large, small, sound } = scene === 'rink' ? RINK : OTHERS;
  const stream = (name: string, rate: readonly string[]) => [
    ...['-map', `[${name}]`, '-map', '0:a', ...H264, ...rate, '-level', '3.0', ...AAC, '-b:a', sound],
    ...['-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_flags', 'independent_segments'],
    ...['-hls_segment_filename', join(out, `${name}-%02d.ts`), join(out, `${name}.m3u8`)],
  ];
  const sizes = '[0:v]split[a][b];[a]scale=640:360[360p];[b]scale=416:234[234p]';
  ffmpeg(['-i', source, '-filter_complex', sizes, ...stream('360p', large), ...stream('234p', small)]);
  // The demo generates playlists at run time. Only the recording with embedded captions, which is the rink,
  // needs files.
  if (scene !== 'rink') for (const name of ['360p', '234p']) rmSync(join(out, `${name}.m3u8`));
}

function thumbnails(source: string, scene: SceneName): void {
  ffmpeg(['-i', source, '-vf', sheetFilter(scene), '-frames:v', '1', '-q:v', '5', join(files, sheetOf(scene))]);
}

/** Makes the recording with embedded captions, for players that read captions from the stream. */
function captionsInStream(): void {
  const out = join(files, 'hls');
  const loop = loopSecondsOf('rink');
  const duration = `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:${loop}\n#EXT-X-PLAYLIST-TYPE:VOD\n`;
  for (const language of ['en', 'fr'] as const) {
    writeFileSync(join(files, `captions-${language}.vtt`), captionFile(language, loop));
    writeFileSync(
      join(out, `captions-${language}.m3u8`),
      `${duration}#EXTINF:${loop}.0,\n../captions-${language}.vtt\n#EXT-X-ENDLIST\n`,
    );
  }
  const master = join(out, 'master.m3u8');
  const subtitles = [
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,URI="captions-en.m3u8"',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="Français",LANGUAGE="fr",DEFAULT=NO,AUTOSELECT=YES,URI="captions-fr.m3u8"',
  ].join('\n');
  const streams = masterPlaylist('rink').replace(
    /^(#EXT-X-STREAM-INF:.*)$/gm,
    '$1,SUBTITLES="captions"',
  );
  writeFileSync(master, streams.replace(/^(#EXT-X-VERSION:\d+)$/m, `$1\n${subtitles}`));
}

function others(source: string): void {
  ffmpeg(['-ss', '7.5', '-i', source, '-frames:v', '1', '-q:v', '4', join(files, 'poster.jpg')]);
  const mp4 = ['-movflags', '+faststart', '-map_metadata', '-1'];
  const text = (words: string, size: number, y: number, from: number, color: string) =>
    `drawtext=fontfile='${FONT}':text='${words}':fontsize=${size}:fontcolor=${color}:x=(w-tw)/2-max(0\\,${from}+0.6-t)*300:y=${y}:alpha='clip((t-${from})*3,0,1)'`;
  const card = [
    "geq=lum='24+80*clip((X+Y*0.6-120-T*50)/900,0,1)':cb=140:cr=122",
    'drawbox=x=0:y=ih-16:w=iw:h=16:color=0xffb224:t=fill',
    text('NORTHFIELD', 62, 96, 0.2, 'white'),
    text('SPORTS NETWORK', 42, 166, 0.6, '0xffb224'),
    text('Every game. Every school.', 26, 236, 1.4, 'white@0.85'),
  ].join(',');
  ffmpeg([
    ...['-f', 'lavfi', '-i', 'color=c=black:s=640x360:r=30:d=6'],
    ...['-f', 'lavfi', '-i', "aevalsrc='0.12*sin(2*PI*(220+110*floor(t))*t)*exp(-3*mod(t,1))':d=6"],
    ...['-vf', card, ...H264, '-b:v', '260k', ...AAC, '-b:a', '48k', ...mp4, '-shortest', join(files, 'preroll.mp4')],
  ]);
}

const named = process.argv.slice(2).map((name) => {
  if (!isScene(name)) throw new Error(`There is no scene "${name}": ${SCENE_NAMES.join(', ')}.`);
  return name;
});
mkdirSync(files, { recursive: true });
for (const scene of named.length > 0 ? named : SCENE_NAMES) {
  const source = await film(scene);
  hls(source, scene);
  thumbnails(source, scene);
  if (scene === 'rink') {
    captionsInStream();
    others(source);
  }
}
rmSync(drawings, { recursive: true });

const sizes = readdirSync(files, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${sizes.length} files, ${(total / 1_000_000).toFixed(2)} MB`);
if (total > 7_000_000) throw new Error('The media must stay under 7 MB.');
