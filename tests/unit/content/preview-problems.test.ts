import { filesOf, pageProblems } from '@/authoring/preview/problems';
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
