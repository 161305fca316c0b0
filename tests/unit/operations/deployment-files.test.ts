import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { allVariables, secretVariables } from '@/lib/config/variables';
import { Fixture } from '@/tests/fixture';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const unit = readFileSync('deploy/demo-requests.service', 'utf8');
const known = [
  ...allVariables.map(({ name }) => name),
  ...secretVariables.map((name) => `${name}_FILE`),
];

it('copies into the image what exists, and what .dockerignore lets in', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
  const [first, ...letIn] = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  expect(first).toBe('*');
  expect(letIn.map((line) => line.slice(1)).sort()).toEqual([...copied].sort());
});

it('pins Node by digest in the image, of the major version that the project ships on', () => {
  const [base = '', ...others] = dockerfile.match(/^FROM .*$/gm) ?? [];
  const [, major] =
    /^FROM node:(\d+)\.\d+\.\d+-bookworm-slim@sha256:[\da-f]{64} AS bundle$/.exec(base) ?? [];
  expect(major).toBe(readFileSync('.nvmrc', 'utf8').trim());
  expect(others).toEqual(['FROM scratch']);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .* CMD \["node", "receiver\.mjs", "health"\]$/m);
});

it('composes a container without rights, and names only variables that exist, there and in the unit', () => {
  const service = parse(readFileSync('deploy/compose.yaml', 'utf8')).services['demo-requests'];
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  expect(service.env_file).toBe('receiver.env');
  const inUnit = unit.match(/\b(?:DEMO|SITE)_[A-Z_]+[A-Z]/g) ?? [];
  expect(inUnit).not.toEqual([]);
  const named = [...Object.keys(service.environment), ...inUnit];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

it('keeps secrets and data out of the repository', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['.env*', '/data/', '/deploy/receiver.env', '/deploy/secrets/']),
  );
  expect(readFileSync('deploy/compose.yaml', 'utf8')).toContain('file: ./secrets/');
});

const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
const hasSystemd = analyze('--version').status === 0;

(hasSystemd ? describe : describe.skip)('the unit, by systemd itself', () => {
  let fixture: Fixture;
  let file: string;
  beforeAll(() => {
    fixture = new Fixture();
    // It looks whether the program exists, which is elsewhere on some machines.
    fixture.write({ 'demo-requests.service': unit.replace('/usr/bin/node', process.execPath) });
    file = path.join(fixture.root, 'demo-requests.service');
  });
  afterAll(() => fixture.remove());

  it('is valid', () => {
    expect(analyze('verify', file)).toMatchObject({ status: 0, stderr: '' });
  });

  it('exposes little: less than 2.0 of 10', () => {
    const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', file);
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, expect.stringMatching(/OK/)]);
  });
});
