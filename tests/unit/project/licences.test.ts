import { isAllowed, licenceProblems, productionPackages } from '@/scripts/packages/licences';

const packages = {
  '': { version: '1.0.0' },
  'node_modules/a': {
    version: '1.0.0',
    license: 'MIT',
    optionalDependencies: { '@a/mac': '1.0.0' },
  },
  'node_modules/@a/mac': { version: '1.0.0', os: ['darwin'], optional: true },
  'node_modules/b/node_modules/a': { version: '2.0.0', license: 'GPL-3.0-only' },
  'node_modules/c': { version: '3.0.0' },
  'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
};

it('lists production packages, optional parts under the licence of their parent', () => {
  expect(productionPackages({ packages })).toEqual([
    { name: '@a/mac', version: '1.0.0', licence: 'MIT' },
    { name: 'a', version: '1.0.0', licence: 'MIT' },
    { name: 'a', version: '2.0.0', licence: 'GPL-3.0-only' },
    { name: 'c', version: '3.0.0', licence: undefined },
  ]);
});

it('rejects licences that are not allowed, and unknown ones', () => {
  expect(licenceProblems(productionPackages({ packages }))).toEqual([
    expect.stringMatching(/^a 2\.0\.0 has the licence GPL-3\.0-only\./),
    expect.stringMatching(/^c 3\.0\.0 has no known licence\./),
  ]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
])('%s: %s', (expression, allowed) => expect(isAllowed(expression)).toBe(allowed));
