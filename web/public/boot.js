// Runs before the first paint: takes up the chosen appearance, and while the app's code loads asks for what the page begins
// with: the home feed; or the video and its playlist, and the code of its page.
(function () {
  const root = document.documentElement;
  try {
    root.dataset.appearance = localStorage.getItem('appearance') === 'dark' ? 'dark' : 'light';
  } catch {
    root.dataset.appearance = 'light';
  }

  // Where the app's own script is missing, nothing else could tell.
  addEventListener('error', ({ target }) => target.type === 'module' && void mend(), true);
  async function mend() {
    const missing = await import('./missing.js');
    if (await missing.mend()) location.reload();
  }
  // Many pictures and pieces of films are loaded before a file of the app may be missed.
  performance.setResourceTimingBufferSize(10_000);

  function ask(path, query, credentials) {
    const answer = fetch(path + query, { credentials });
    answer.catch(() => {});
    window.early = { path, answer };
    return answer;
  }

  // The playlists that players begin with, left to the browser's cache: the first of the list, and the smallest.
  async function fetchPlaylists(answer) {
    const { hls } = await (await answer).clone().json();
    if (!hls) return;
    const list = await (await fetch(hls)).text();
    const variants = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    await Promise.all(variants.slice(0, 2).map((variant) => fetch(new URL(variant, hls))));
  }

  function preload(file) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }

  if (location.pathname === '/') void ask('/api/videos/random', '', 'omit');
  const watched = /^\/video\/([\w-]+)$/.exec(location.pathname);
  if (watched) {
    const answer = ask('/api/videos/find/' + watched[1], '?' + Math.random(), 'same-origin');
    fetchPlaylists(answer).catch(() => {});
    const files = document.querySelector('meta[name=watch-page]');
    if (files) files.content.split(' ').forEach(preload);
  }
})();
