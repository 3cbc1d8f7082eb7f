// The streaming engine has no types; we import it only because it registers itself with video.js.
declare module '@videojs/http-streaming' {}
