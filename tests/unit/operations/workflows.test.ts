import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { variableGroups } from '@/lib/config/variables';
import { Fixture } from '@/tests/fixture';

interface Step {
  run?: string;
  uses?: string;
}
interface Job {
  uses?: string;
  env?: Record<string, string>;
  steps?: Step[];
  needs?: string;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const read = (file: string): Workflow => {
  const document = parseDocument(readFileSync(path.join(FOLDER, file), 'utf8'));
  expect([file, document.errors, document.warnings]).toEqual([file, [], []]);
  return document.toJS();
};
const files = readdirSync(FOLDER);

describe.each(files)('%s', (file) => {
  const workflow = read(file);

  it('may only read', () => {
    // What publishes asks what CI passed.
    const runs = /^(?:deploy-|release)/.test(file) ? { actions: 'read' } : {};
    expect(workflow.permissions).toEqual({ contents: 'read', ...runs });
  });

  it('uses only actions of a version, and workflows and jobs that exist', () => {
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((name) => !/^[\w-]+\/[\w-]+@v\d+(\.\d+)*$/.test(name))).toEqual([]);
    const called = Object.values(workflow.jobs).flatMap(({ uses }) => uses ?? []);
    expect(called.filter((name) => !existsSync(name))).toEqual([]);
    const needed = Object.values(workflow.jobs).flatMap(({ needs }) => needs ?? []);
    expect(needed.filter((name) => !workflow.jobs[name])).toEqual([]);
  });
});

describe('a deployment', () => {
  const deployments = files.filter((file) => file.startsWith('deploy-'));

  it('publishes releases only, every night and after green tests', () => {
    const hosts = deployments.map((file) => file.slice('deploy-'.length, -'.yml'.length));
    expect(hosts.sort()).toEqual(['azure', 'cloudflare', 'pages']);
    for (const workflow of deployments.map(read)) {
      expect(workflow.on).toMatchObject({
        schedule: [{ cron: expect.any(String) }],
        workflow_run: { workflows: ['CI'], types: ['completed'], branches: ['main'] },
      });
      expect(workflow.jobs.build?.uses).toBe('./.github/workflows/release.yml');
      expect(workflow.jobs.deploy).toMatchObject({
        needs: 'build',
        if: "needs.build.outputs.built == 'yes'",
      });
    }
  });

  const release = read('release.yml');
  const build = release.jobs.build;

  it('is given every variable that a build reads, under its own name', () => {
    const names = variableGroups
      .filter(({ readBy }) => readBy === 'build')
      .flatMap(({ variables }) => variables.map(({ name }) => name))
      .filter((name) => !['SITE_HOST', 'SITE_PREVIEW', 'SITE_DRAFTS', 'SITE_TODAY'].includes(name));
    const { SITE_HOST, SITE_PREVIEW, SITE_DRAFTS, ...env } = build?.env ?? {};
    expect(SITE_HOST).toBe(`\${{ inputs.host }}`);
    expect(env).toEqual(Object.fromEntries(names.map((name) => [name, `\${{ vars.${name} }}`])));
  });
});

describe('the sources of the law', () => {
  const { sources } = read('audit.yml').jobs;
  const script = sources?.steps?.at(-1)?.run ?? '';

  it.each([
    ['opens', 1, '', /^issue create --title Sources to read again --body-file -\nx {2}error {2}y$/],
    ['updates', 1, '7', /^issue edit 7 --body-file -\nx {2}error {2}y$/],
    ['closes', 0, '7', /^issue close 7$/],
    ['leaves', 0, '', /^$/],
    ['fails without touching', 2, '7', /^$/],
  ])('%s one issue', (_what, status, issue, done) => {
    const fixture = new Fixture().write({
      'bin/npm': `#!/bin/sh\necho "x  error  y"; exit ${status}`,
      'bin/gh': `#!/bin/sh\nif [ "$2" = list ]; then echo ${issue}; else echo "$@" >> done; [ "$2" = close ] || cat >> done; fi`,
    });
    for (const name of ['npm', 'gh']) chmodSync(`${fixture.root}/bin/${name}`, 0o755);
    const env = {
      ...process.env,
      PATH: `${fixture.root}/bin:${process.env.PATH}`,
      TITLE: 'Sources to read again',
    };
    const ran = spawnSync('bash', ['-e', '-c', script], { cwd: fixture.root, env });
    expect(ran.status).toBe(status === 2 ? 2 : 0);
    const what = existsSync(`${fixture.root}/done`) ? fixture.read('done') : '';
    fixture.remove();
    expect(what.trim()).toMatch(done);
  });
});
