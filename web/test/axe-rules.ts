/** What is looked for, in components and in journeys: WCAG 2.1 A and AA and 2.2 AA. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations' as const],
  // Style sheets and sounds are fetched again only for rules that do not run, and sounds that are not there.
  preload: false,
};
