import { EventEmitter } from 'node:events';
import { spellingNotes } from '@/authoring/preview/spelling';

const mockSpeller = Object.assign(new EventEmitter(), { send: jest.fn() });
jest.mock('node:child_process', () => ({ fork: () => mockSpeller }));

/** Ends the check under way, which found one word. */
const answer = async (word: string) => {
  mockSpeller.emit('message', [{ file: 'content/a.mdx', message: word, severity: 'error' }]);
  await new Promise(setImmediate);
};

it('answers what is asked during a check by one check after it, which reads what was saved meanwhile', async () => {
  const first = spellingNotes();
  const later = [spellingNotes(), spellingNotes()];
  await answer('rihgt');
  expect(await first).toEqual([expect.objectContaining({ message: 'rihgt', severity: 'warning' })]);
  await answer('wrods');
  for (const notes of await Promise.all(later)) expect(notes[0]?.message).toBe('wrods');
  expect(mockSpeller.send).toHaveBeenCalledTimes(2);
});

it('finds nothing when the process that spells ends', async () => {
  const notes = spellingNotes();
  mockSpeller.emit('exit', 1);
  expect(await notes).toEqual([]);
});
