export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations' as const],
  // Preloading serves only style sheet and audio rules, which do not run here.
  preload: false,
};
