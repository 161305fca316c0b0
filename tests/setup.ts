/// <reference types="@testing-library/jest-dom" />

// next/jest reads .env, whose settings are not those under test.
for (const name of Object.keys(process.env))
  if (/^(AUTH|DEMO|LEGAL|PLATFORM|PUBLISHER|SITE)_(?!TODAY$)/.test(name)) delete process.env[name];

// Two seconds to load, which most tests have no use for: they have no document.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/dom') as typeof import('@testing-library/dom');
  // A busy machine needs more than the usual second for one rendering.
  configure({ asyncUtilTimeout: 20_000 });
}
