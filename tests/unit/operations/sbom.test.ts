import { productionPackages } from '@/scripts/packages/licences';
import { readLockfile } from '@/scripts/packages/lockfile';
import { sbomOf } from '@/scripts/packages/sbom';

const packages = productionPackages(readLockfile()).map(
  ({ name, version }) => `${name}@${version}`,
);

it('lists every production dependency, those that development uses too included', () => {
  const { bomFormat, components } = sbomOf(packages);
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  expect([...listed].sort()).toEqual([...new Set(packages)].sort());
  // Tests send mail too, and npm's own --omit=dev leaves it out for that.
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['nodemailer', 'react']),
  );
});

it('refuses to leave a package out silently', () => {
  expect(() => sbomOf(['fastify@0.0.1'])).toThrow('npm sbom does not list fastify@0.0.1.');
});
