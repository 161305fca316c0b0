/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { find } from '@/browser/islands/checker/found';
import { MemoSheet } from '@/browser/islands/checker/memo/sheet';
import type { CheckerMessages, LoadedLaw } from '@/browser/islands/checker/messages';
import { fromFragment } from '@/law/checker/address';
import type { Answers } from '@/law/checker/answers';
import type { Locale } from '@/lib/i18n/locales';
import { loadRegister } from '@/loaders/law';
import { sized, subsidiary } from '@/tests/checker-walks';
import { messagesIn } from '@/tests/languages';
import { lawOn } from './law-fixture';

const TODAY = '2026-11-22';
const PAGE = 'https://site.example/checker/';
const version = { hash: '0123456789ab', evidence: { eu: '2026-10-07', fr: '2026-10-09' } };
const over: Answers = sized('1240', '480', '310');

function memo(answers: Answers, { day = TODAY, locale = 'en' as Locale, company = '' } = {}) {
  const followed = {} as LoadedLaw['followed'];
  const law = { ...lawOn(day, loadRegister(), locale), version, followed };
  const messages = messagesIn(locale).checker.words as unknown as CheckerMessages;
  const context = { law, today: TODAY, found: find(law, answers), messages, locale };
  return render(<MemoSheet {...context} company={company} page={PAGE} />).container;
}

/** What stands under a heading: the rows of its table as text, then its lines. */
function textOf(memo: Element, title: string): string[] {
  const headings = [...memo.querySelectorAll('h2')];
  const heading = headings.find(({ textContent }) => textContent === title);
  const parts: Element[] = [];
  let next = heading?.nextElementSibling;
  while (next && next.tagName !== 'H2') {
    parts.push(next);
    next = next.nextElementSibling;
  }
  const said = (cell: Element) => [...cell.children].map((line) => line.textContent).join(' / ');
  return parts.flatMap((part) => [
    ...[...part.querySelectorAll('tbody tr')].map((row) => [...row.children].map(said).join(' | ')),
    ...[...part.querySelectorAll('p')].map(({ textContent }) => textContent ?? ''),
  ]);
}
const answers = (of: Element) => textOf(of, 'Answer by law');
const on = (of: Element, regime: string) => answers(of).filter((row) => row.startsWith(regime));

describe('the scope memo', () => {
  it('sets the figures beside the thresholds of both layers, with the first report and the provision', () => {
    expect(on(memo(over), 'CSRD')).toEqual([
      expect.stringMatching(
        /EU law \| In scope \| Headcount 1,240 \(>\s1,000\): met; turnover .*First report in 2028 \| .*2026\/470/,
      ),
      expect.stringMatching(
        /French law \| In scope \| Large French undertaking: met, headcount 1,240 \(>\s250\), .*First report in 2028 \| .*2025-391/,
      ),
    ]);
  });

  it('says since when a company has been out of scope, and names the others in one line', () => {
    expect(on(memo(over), 'CSDDD')[0]).toMatch(/No longer in scope as of 18\sMarch 2026/);
    expect(on(memo(over), 'Out of scope')).toEqual([
      expect.stringMatching(/^Out of scope: French duty of vigilance; SFDR; /),
    ]);
  });

  it('says what an open answer depends on, and where it is settled', () => {
    const open = textOf(memo({ ...subsidiary, listed: 'yes' }), 'Open points');
    expect(open).toContainEqual(
      expect.stringMatching(
        /^CSRD .* \| Inclusion in the parent's report \| Answer in the simulator$/,
      ),
    );
    expect(textOf(memo({ seat: 'member-state' }), 'Open points').length).toBeGreaterThan(3);
  });

  it('answers as of another day, and repeats that day in its address', () => {
    const then = memo(over, { day: '2025-12-15' });
    expect(then.querySelector('p')?.textContent).toMatch(/15\sDecember 2025/);
    expect(on(then, 'CSDDD')[0]).toMatch(/\| In scope \|/);
    const address = textOf(then, 'Basis and limits').find((line) => line.startsWith(PAGE)) ?? '';
    expect(address).toMatch(/&asOf=2025-12-15$/);
    expect(fromFragment(new URL(address).hash)).toMatchObject(over);
  });

  it('names the company, and its register, without telling the name to the address', () => {
    const named = memo(over, { company: ' Ada & Co ' });
    expect(named.querySelector('[data-name]')?.textContent).toBe('Company: Ada & Co');
    const basis = textOf(named, 'Basis and limits').join('\n');
    expect(basis).toMatch(/Register, version 0123456789ab/);
    expect(basis).not.toContain('Ada');
  });
});
