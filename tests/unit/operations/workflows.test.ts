import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { variableGroups } from '@/lib/config/variables';

interface Step {
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

  it('may only read', () => expect(workflow.permissions).toEqual({ contents: 'read' }));

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
