import '@videojs/http-streaming';
import videojs from 'video.js';

/** A minimal page that plays the stream, as the baseline for our player. */
const player = videojs('video', { preload: 'auto', html5: { vhs: { useDevicePixelRatio: true } } });
player.src({ src: new URLSearchParams(location.search).get('stream') ?? '', type: 'application/x-mpegURL' });
player.play();
