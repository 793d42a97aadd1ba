/** The build without captions, alternate audio and DRM has the whole library's types, and ships none of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
