import { dayIn, fromFragment, toFragment } from '@/law/checker/address';
import { askedAnswers, questions } from '@/law/checker/answers';

const asked = (answers: Parameters<typeof askedAnswers>[0]) =>
  questions.filter(({ isAsked }) => isAsked(answers)).map(({ id }) => id);

it('asks eight questions at most, and only those that matter', () => {
  expect(asked({})).toEqual(['seat', 'size', 'group', 'listed', 'activity']);
  expect(asked({ seat: 'france', employees: '900' })).toContain('form');
  expect(asked({ seat: 'third-country' })).toContain('union');
  expect(questions).toHaveLength(8);
});

it('forgets answers to what is no longer asked', () => {
  expect(askedAnswers({ seat: 'third-country', form: 'joint-stock', euTurnover: '500' })).toEqual({
    seat: 'third-country',
    euTurnover: '500',
  });
});

it('keeps answers in a fragment, and reads nothing else from one', () => {
  const answers = { seat: 'france', employees: '900-1 100', group: 'alone' };
  expect(fromFragment(`#${toFragment(answers)}`)).toEqual(answers);
  expect(fromFragment('#seat=moon&employees=5&script=1&toString=1')).toEqual({
    employees: '5',
  });
  expect(fromFragment('#rules')).toEqual({});
});

it('keeps the day whose law is asked for, unless it is no such day', () => {
  const fragment = toFragment({ seat: 'france' }, { asOf: '2030-01-01' });
  expect(dayIn(`#${fragment}`)).toEqual({ asOf: '2030-01-01' });
  expect(fromFragment(fragment)).toEqual({ seat: 'france' });
  for (const wrong of ['2030', '2026-02-30', '2023-12-31', '2031-01-01', 'today'])
    expect(dayIn(`asOf=${wrong}`).asOf).toBeUndefined();
});
