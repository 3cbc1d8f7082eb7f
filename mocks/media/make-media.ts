/** Makes mocks/media/files. Needs ffmpeg with librsvg and libx264: node mocks/media/make-media.ts */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captionFile } from './captions.ts';
import {
  CAMERA,
  cameraPath,
  LOOP_SECONDS,
  player,
  puck,
  puckPath,
  rink,
  scoreboard,
  skaters,
} from './scene.ts';

const files = join(import.meta.dirname, 'files/');
const drawings = mkdtempSync(join(tmpdir(), 'grandstand-scene-'));
const FONT = execFileSync('fc-match', ['-f', '%{file}', 'Liberation Sans:bold'], { encoding: 'utf8' });

function ffmpeg(args: string[]): void {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: 'inherit' });
}

function drawing(name: string, text: string): string {
  const path = join(drawings, `${name}.svg`);
  writeFileSync(path, text);
  return path;
}

function still(path: string): string[] {
  return ['-loop', '1', '-framerate', '30', '-i', path];
}

/** One lossless film of the scene, from which everything is encoded. */
function film(): string {
  const team = skaters();
  const inputs = [
    drawing('rink', rink()),
    ...team.map(({ side, number }) => drawing(`${side}-${number}`, player(side, number))),
    drawing('puck', puck()),
    drawing('scoreboard', scoreboard()),
  ];
  const steps = team.map(
    ({ x, y }, index) => `[s${index}][${index + 1}:v]overlay=x='${x.expression}':y='${y.expression}'[s${index + 1}]`,
  );
  const last = team.length;
  const clock = `%{eif\\:trunc((${LOOP_SECONDS * 13}-t)/60)\\:d\\:2}\\:%{eif\\:mod(trunc(${LOOP_SECONDS * 13}-t)\\,60)\\:d\\:2}`;
  const graph = [
    '[0:v]setsar=1,format=rgb24[s0]',
    ...steps,
    `[s${last}][${last + 1}:v]overlay=x='${puckPath.x.expression}':y='${puckPath.y.expression}'[played]`,
    `[played]crop=${CAMERA.width}:${CAMERA.height}:'${cameraPath.x.expression}':'${cameraPath.y.expression}'[seen]`,
    `[seen][${last + 2}:v]overlay=32:32[board]`,
    `[board]drawtext=fontfile='${FONT}':text='${clock}':fontsize=30:fontcolor=white:x=432:y=50,` +
      `drawtext=fontfile='${FONT}':text='NORTHFIELD SPORTS NETWORK':fontsize=20:fontcolor=white:box=1:boxcolor=0x0b1017@0.75:boxborderw=12:x=w-tw-44:y=h-52[out]`,
  ].join(';');
  const path = join(drawings, 'film.mkv');
  const noise = `anoisesrc=color=brown:amplitude=0.5:seed=7:duration=${LOOP_SECONDS}`;
  const crowd = `${noise},tremolo=f=0.125:d=0.5,lowpass=f=1800,highpass=f=120,volume=0.5`;
  ffmpeg([
    ...inputs.flatMap(still),
    ...['-f', 'lavfi', '-i', crowd, '-filter_complex', graph, '-map', '[out]', '-map', `${inputs.length}:a`],
    ...[
      '-t',
      String(LOOP_SECONDS),
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
const AAC = '-c:a aac -ar 44100 -ac 1 -b:a 48k'.split(' ');

function hls(source: string): void {
  const out = join(files, 'hls');
  mkdirSync(out, { recursive: true });
  ffmpeg([
    ...['-i', source, '-filter_complex', '[0:v]split[a][b];[a]scale=640:360[v0];[b]scale=416:234[v1]'],
    ...['-map', '[v0]', '-map', '0:a', '-map', '[v1]', '-map', '0:a', ...H264, ...AAC],
    ...['-b:v:0', '380k', '-maxrate:v:0', '450k', '-bufsize:v:0', '760k', '-level', '3.0'],
    ...['-b:v:1', '160k', '-maxrate:v:1', '200k', '-bufsize:v:1', '320k'],
    ...['-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_flags', 'independent_segments'],
    ...['-hls_segment_filename', join(out, '%v-%02d.ts'), '-master_pl_name', 'master.m3u8'],
    ...['-var_stream_map', 'v:0,a:0,name:360p v:1,a:1,name:234p', join(out, '%v.m3u8')],
  ]);
}

/** The recording with captions inside the stream, for players that read them there. */
function captionsInStream(): void {
  const out = join(files, 'hls');
  const duration = `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:${LOOP_SECONDS}\n#EXT-X-PLAYLIST-TYPE:VOD\n`;
  for (const language of ['en', 'fr'] as const) {
    writeFileSync(join(files, `captions-${language}.vtt`), captionFile(language, LOOP_SECONDS));
    writeFileSync(
      join(out, `captions-${language}.m3u8`),
      `${duration}#EXTINF:${LOOP_SECONDS}.0,\n../captions-${language}.vtt\n#EXT-X-ENDLIST\n`,
    );
  }
  const master = join(out, 'master.m3u8');
  const subtitles = [
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,URI="captions-en.m3u8"',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="Français",LANGUAGE="fr",DEFAULT=NO,AUTOSELECT=YES,URI="captions-fr.m3u8"',
  ].join('\n');
  const streams = readFileSync(master, 'utf8').replace(
    /^(#EXT-X-STREAM-INF:.*)$/gm,
    '$1,SUBTITLES="captions"',
  );
  writeFileSync(master, streams.replace(/^(#EXT-X-VERSION:\d+)$/m, `$1\n${subtitles}`));
}

function others(source: string): void {
  ffmpeg(['-ss', '7.5', '-i', source, '-frames:v', '1', '-q:v', '4', join(files, 'poster.jpg')]);
  const sheet = 'fps=1/4:start_time=0,scale=160:90,tile=3x2';
  ffmpeg(['-i', source, '-vf', sheet, '-frames:v', '1', '-q:v', '5', join(files, 'thumbnails.jpg')]);
  const mp4 = ['-movflags', '+faststart', '-map_metadata', '-1'];
  ffmpeg([
    '-i',
    source,
    '-vf',
    'scale=640:360',
    ...H264,
    '-b:v',
    '250k',
    ...AAC,
    ...mp4,
    join(files, 'recording.mp4'),
  ]);
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
    ...['-vf', card, ...H264, '-b:v', '260k', ...AAC, ...mp4, '-shortest', join(files, 'preroll.mp4')],
  ]);
}

rmSync(files, { recursive: true, force: true });
mkdirSync(files, { recursive: true });
const source = film();
hls(source);
captionsInStream();
others(source);
rmSync(drawings, { recursive: true });

const sizes = readdirSync(files, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${sizes.length} files, ${(total / 1_000_000).toFixed(2)} MB`);
if (total > 4_000_000) throw new Error('The media must stay under 4 MB.');
