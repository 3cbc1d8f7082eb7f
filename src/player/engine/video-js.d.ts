// The streaming engine has no types. The site imports it only because it registers itself with video.js.
declare module '@videojs/http-streaming' {
  export const Vhs: object;
}
