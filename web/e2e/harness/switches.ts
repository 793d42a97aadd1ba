/**
 * What Chromium would do for a person with a window and not for us: it loads its address bar's lists into every new
 * window and keeps a process ready for a next page, which took half of the browser's time.
 */
const unseen = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** What playwright-core switches off and these tests rely on: of two such lists Chromium obeys the last. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Has Chromium leave undone what no test sees. */
export const leaveOut = `--disable-features=${[...playwrights, ...unseen].join(',')}`;
