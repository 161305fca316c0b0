import { checkMessages } from '@/authoring/messages/check-messages';
import { whyNoEntry, whyNoFigure } from '@/loaders/law';
import { FILE, site } from './law-fixture';

beforeEach(() => {
  site.copy('messages');
});

it.each([
  ['acts', 'dir-2026-2', undefined],
  [
    'acts',
    'dir-2026-3',
    'has the act "dir-2026-3"; correct it, or add it there. Did you mean "dir-2026-2"?',
  ],
  ['rules', 'open-question', 'is unsure and never published'],
  ['milestones', 'in-force', undefined],
  ['changes', 'in-force', 'has the change "in-force"'],
] as const)('lets texts name published entries alone: %s %s', (list, id, message) => {
  if (message) expect(whyNoEntry(list, id)).toContain(message);
  else expect(whyNoEntry(list, id)).toBeUndefined();
});

describe('a figure named in a text', () => {
  it.each([
    ['reporting-scope.employees', undefined],
    ['reporting-scope.employes', 'Did you mean "reporting-scope.employees"?'],
    // The name of an act is no amount, however close.
    ['fine.ceiling', 'has no figure "fine.ceiling". Possible: fine.maximum-fine.'],
    ['in-force-act.cited', 'The register of law has no figure'],
    ['open-question.years', 'is unsure and never published'],
    ['nothing.at-all', 'The register of law has no figure'],
  ])('%s', (name, message) => {
    const why = whyNoFigure(name, '2026-11-22');
    if (message) expect(why).toContain(message);
    else expect(why).toBeUndefined();
  });

  it('is refused once it is not the law', () => {
    site.replace(
      FILE,
      /(operator: at-most, value: 3, unit: percent \})/,
      'operator: at-most, value: 3, unit: percent, id: cap }',
    );
    expect(whyNoFigure('fine.maximum-fine', '2026-11-22')).toContain('any more');
  });

  it('is checked in messages', () => {
    for (const locale of ['fr', 'en'])
      site.write({
        [`messages/${locale}.json`]: '{ "asOf": "{reporting-scope.staff}, {reporting-scope}" }',
      });
    const found = checkMessages(site.root).map(({ message }) => message);
    const missing = found.filter((message) => /no figure "reporting-scope/.test(message));
    expect(missing).toHaveLength(4);
  });
});
