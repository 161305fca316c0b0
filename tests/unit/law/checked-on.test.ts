import { checkedOnOf, entryCheckedOn } from '@/law/entries';
import { madeUpRegister } from './register';

const register = madeUpRegister();

describe('the day as of which law was checked', () => {
  const [subject] = Object.values(register);
  if (!subject) throw new Error('The register is empty.');
  const [rule, ...others] = subject.rules;
  if (!rule) throw new Error('The register has no rule.');
  const read = (readUntil: string, more: Partial<typeof subject> = {}) => ({
    reporting: { ...subject, readUntil, ...more },
    later: { ...subject, acts: [], rules: [], milestones: [], changes: [] },
  });

  it('is that on which its sources end, of all subjects the earliest', () => {
    expect(checkedOnOf(register, [])).toBe('2026-11-21');
    expect(checkedOnOf(read('2026-10-10'), [])).toBe('2026-10-10');
    expect(checkedOnOf(read('2026-10-10'), ['later'])).toBe('2026-11-21');
    expect(entryCheckedOn(read('2026-10-10'), rule.id)).toBe('2026-10-10');
    expect(entryCheckedOn(read('2026-12-31'), rule.id)).toBe('2026-11-21');
  });

  it('may be another for one of its rules', () => {
    const own = { rules: [{ ...rule, readUntil: '2026-09-28' }, ...others] };
    expect(entryCheckedOn(read('2026-10-10', own), rule.id)).toBe('2026-09-28');
    expect(entryCheckedOn(read('2026-10-10', own), others[0]?.id ?? '')).toBe('2026-10-10');
    expect(checkedOnOf(read('2026-10-10', own), ['reporting'])).toBe('2026-10-10');
  });
});
