import '@videojs/http-streaming';
import videojs from 'video.js';

/** The least that plays the stream: what our player is compared with. */
const player = videojs('video', { preload: 'auto', html5: { vhs: { useDevicePixelRatio: true } } });
player.src({ src: new URLSearchParams(location.search).get('stream') ?? '', type: 'application/x-mpegURL' });
player.play();
