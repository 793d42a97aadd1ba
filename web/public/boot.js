// Runs before the first paint: takes up the chosen appearance, and asks for the home feed while the app's code loads.
(function () {
  const root = document.documentElement;
  try {
    root.dataset.appearance = localStorage.getItem('appearance') === 'dark' ? 'dark' : 'light';
  } catch {
    root.dataset.appearance = 'light';
  }
  if (location.pathname === '/') {
    window.earlyFeed = fetch('/api/videos/random', { credentials: 'omit' });
    window.earlyFeed.catch(function () {});
  }
})();
