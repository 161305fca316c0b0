import { isSelected, selectedProjects } from '@/tests/choose-projects';

it.each([
  ['test', []],
  ['test header', []],
  ['test --project=wide header', ['wide']],
  ['test header --project wide narrow --workers=1', ['wide', 'narrow']],
  ['test --project=wide --project=sign-in', ['wide', 'sign-in']],
  ['test --workers 2 header --project host', ['host']],
])('reads the projects of %j', (command, projects) => {
  expect(selectedProjects(command.split(' '))).toEqual(projects);
});

it('matches a project by name, ignoring case, and by wildcard', () => {
  expect(isSelected('sign-in', ['wide', 'Sign-In'])).toBe(true);
  expect(isSelected('sign-in', ['sign*'])).toBe(true);
  expect(isSelected('sign-in', ['sign', 's.*'])).toBe(false);
});
