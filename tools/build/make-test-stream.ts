/**
 * Generates public/test-stream, which the ready check plays. Needs ffmpeg with libx264: node
 * tools/build/make-test-stream.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const out = join(import.meta.dirname, '../../public/test-stream');
const LENGTH_SECONDS = 6;
const PIECE_SECONDS = 2;
const MAX_BYTES = 250_000;

const bars = `smptehdbars=s=640x360:r=30:d=${LENGTH_SECONDS},eq=brightness=-0.08:saturation=0.75`;
const ball = `color=c=0xffffff:s=72x72:r=30:d=${LENGTH_SECONDS},format=rgba,geq=r=255:g=255:b=255:a='255*clip(36-hypot(X-35.5,Y-35.5),0,1)'`;
const across = `x='24+(W-w-48)*t/${LENGTH_SECONDS}':y='H-h-28-150*abs(sin(PI*t/${PIECE_SECONDS}))'`;
const tone = `aevalsrc='0.05*(sin(2*PI*262*t)+sin(2*PI*330*t)+sin(2*PI*392*t))*sin(PI*t/${LENGTH_SECONDS})':d=${LENGTH_SECONDS}`;

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
execFileSync(
  'ffmpeg',
  [
    ...['-hide_banner', '-loglevel', 'error', '-y', '-f', 'lavfi', '-i', bars, '-f', 'lavfi', '-i', ball],
    ...['-f', 'lavfi', '-i', tone, '-filter_complex', `[0:v][1:v]overlay=${across},format=yuv420p[out]`],
    ...['-map', '[out]', '-map', '2:a', '-t', String(LENGTH_SECONDS), '-map_metadata', '-1'],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slower', '-g', '60', '-sc_threshold', '0'],
    // All segments have the same size, however simple their pictures are, because they measure the
    // connection.
    ...['-b:v', '225k', '-minrate', '225k', '-maxrate', '225k', '-bufsize', '225k'],
    ...['-x264-params', 'nal-hrd=cbr', '-c:a', 'aac', '-ar', '44100', '-ac', '1', '-b:a', '32k'],
    ...['-f', 'hls', '-hls_time', String(PIECE_SECONDS), '-hls_playlist_type', 'vod'],
    ...['-hls_flags', 'independent_segments', '-hls_segment_filename', join(out, 'piece-%d.ts')],
    join(out, 'stream.m3u8'),
  ],
  { stdio: 'inherit' },
);

const sizes = readdirSync(out).map((name) => statSync(join(out, name)).size);
const total = sizes.reduce((sum, size) => sum + size, 0);
process.stdout.write(`${sizes.length} files, ${total} bytes\n`);
if (total > MAX_BYTES) throw new Error(`The test stream must stay under ${MAX_BYTES} bytes.`);
