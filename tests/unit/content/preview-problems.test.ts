import { EventEmitter } from 'node:events';
import { filesOf, pageProblems } from '@/authoring/preview/problems';
import { spellingNotes } from '@/authoring/preview/spelling';
import type { ContentProblem } from '@/loaders/problems';

const mockProblem = (file: string): ContentProblem[] => [
  { file, severity: 'error', message: 'Wrong.' } as ContentProblem,
];
jest.mock('@/authoring/check/questions', () => ({
  checkQuestions: () => mockProblem('content/questions.yaml'),
}));
jest.mock('@/authoring/check/obligations', () => ({
  checkObligations: () => mockProblem('content/obligations.yaml'),
}));
jest.mock('@/authoring/check/company', () => ({
  checkCompany: () => mockProblem('content/company.yaml'),
}));
jest.mock('@/authoring/check/law', () => ({ checkLaw: () => [] }));

const mockSpeller = Object.assign(new EventEmitter(), {
  send: () => setTimeout(() => mockSpeller.emit('message', [{ line: Math.random() }]), 20),
});
jest.mock('node:child_process', () => ({ fork: () => mockSpeller }));

it.each([
  ['/questions/', 'content/questions.yaml'],
  ['/en/questions/csrd/', 'content/questions.yaml'],
  ['/obligations/csrd/', 'content/obligations.yaml'],
  ['/about/', 'content/company.yaml'],
  ['/en/clients/', 'content/company.yaml'],
])('notes on %s what is wrong in %s', (address, file) => {
  expect(pageProblems(address).map((problem) => problem.file)).toContain(file);
  expect(filesOf(address)(file)).toBe(true);
});

it('tells a save its own misspelt words, though those of the one before are still being sought', async () => {
  const [before, after] = await Promise.all([spellingNotes(), spellingNotes()]);
  expect(before).not.toEqual(after);
});
