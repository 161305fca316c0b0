/** Engines that tests run in beside Chromium, each a project of Playwright's. */
export const engineNames = ['firefox', 'webkit'] as const;
