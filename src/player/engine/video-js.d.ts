// The streaming engine brings no types; it is loaded for what it registers with video.js.
declare module '@videojs/http-streaming' {}
