import { headlineText } from '@/browser/islands/checker/headline-text';
import type { WithHeadline } from '@/browser/islands/checker/messages';
import type { Answers } from '@/law/checker/answers';
import { profileOf } from '@/law/checker/profile';
import type { RegimeId } from '@/law/checker/regimes';
import { check } from '@/law/checker/result';
import { alone, sized, subsidiary } from '@/tests/checker-walks';
import { messagesIn, quoted } from '@/tests/languages';
import { law, lawOn } from './law-fixture';

/** The sentences on a company, in French and in English; a second one after a bar. */
function said(answers: Answers, regime: RegimeId = 'csrd', at = law): string[] {
  const result = check(at, profileOf(answers)).find(({ id }) => id === regime);
  if (!result) throw new Error(`There is no regime ${regime}.`);
  return quoted.map((locale) => {
    const words = messagesIn(locale).checker.words as WithHeadline;
    const { first, second } = headlineText(at, result, answers, words, locale);
    return [first, second]
      .filter(Boolean)
      .join(' | ')
      .replace(/[\u00a0\u202f]/g, ' ');
  });
}

const small: Answers = { ...alone, employees: '300', turnover: '60' };
const foreign: Answers = { ...alone, seat: 'third-country', employees: '1200', turnover: '500' };

it.each<[what: string, answers: Answers, fr: string, en: string]>([
  [
    'in scope of both layers alike',
    { ...alone, employees: '1200', turnover: '500' },
    "Concernée par la CSRD : premier rapport en 2028, sur l'exercice 2027",
    'In scope of the CSRD: first report in 2028, on financial year 2027',
  ],
  [
    'out of the Union\u2019s, still in that of France',
    small,
    "Oui, en droit français : premier rapport en 2028, sur l'exercice 2027 | La directive, elle, ne vous vise plus ; la France doit la transposer d'ici au 19 mars 2027.",
    'Yes, under French law: first report in 2028, on financial year 2027 | The directive no longer covers you; France must transpose it by 19 March 2027.',
  ],
  [
    'out of the Union\u2019s, elsewhere',
    { ...small, seat: 'member-state' },
    "N'est plus concernée par la CSRD depuis le 18 mars 2026",
    'No longer in scope of the CSRD as of 18 March 2026',
  ],
  [
    'out of the Union\u2019s, open in French law',
    { ...alone, employees: '300', turnover: '30' },
    'Non concernée par la directive CSRD | En droit français, à préciser : total du bilan.',
    'Not in scope of the CSRD Directive | Under French law, still to be settled: balance sheet total.',
  ],
  [
    'open in both layers',
    alone,
    "À préciser : effectif et chiffre d'affaires",
    'Still to be settled: headcount and turnover',
  ],
  [
    'of which only the seat is known',
    { seat: 'france' },
    "À préciser : effectif, chiffre d'affaires, inclusion dans le rapport de la société mère et 7 autres réponses",
    "Still to be settled: headcount, turnover, inclusion in the parent's report and 7 other answers",
  ],
  [
    'from outside the Union, open',
    { ...foreign, euSubsidiaryTurnover: '0', euTurnover: '<500' },
    "À préciser : chiffre d'affaires de la succursale dans l'Union",
    'Still to be settled: turnover of the branch in the EU',
  ],
  [
    'from outside the Union, in scope',
    { ...foreign, euTurnover: '460', euBranchTurnover: '210' },
    "Concernée par la CSRD : premier rapport en 2029, sur l'exercice 2028",
    'In scope of the CSRD: first report in 2029, on financial year 2028',
  ],
  [
    'ending for the Union alone',
    { ...sized('600', '90', '60'), listed: 'yes' },
    "Concernée par la directive CSRD jusqu'à l'exercice 2026 | Le droit français la vise depuis l'exercice 2024, sans terme fixé.",
    'In scope of the CSRD Directive until financial year 2026 | Under French law, in scope since financial year 2024, with no end set.',
  ],
  [
    'exempt in both',
    { ...subsidiary, inParentReport: 'yes' },
    'Concernée par la CSRD, mais exemptée',
    'In scope of the CSRD, but exempt',
  ],
  [
    'exempt for the Union alone',
    { ...subsidiary, inParentReport: 'yes', listed: 'yes' },
    "Concernée par la directive CSRD, mais exemptée | Le droit français la vise depuis l'exercice 2024.",
    'In scope of the CSRD Directive, but exempt | Under French law, in scope since financial year 2024.',
  ],
])('says a company %s', (_what, answers, fr, en) => {
  expect(said(answers)).toEqual([fr, en]);
});

it.each<[what: string, answers: Answers, regime: RegimeId, fr: string]>([
  [
    'a day to come',
    sized('6000', '1600', '60'),
    'csddd',
    'Concernée par la CSDDD à partir du 26 juillet 2029',
  ],
  ['law as it stands', sized('60', '9', '6'), 'bdese', 'Concernée par la BDESE'],
  [
    'law that protects',
    sized('200', '40', '30'),
    'vsme',
    "Protégée par le plafond des demandes (VSME) à partir de l'exercice 2027",
  ],
  [
    'a fact that would settle it',
    sized('1240', '480', '310'),
    'beges',
    'À préciser : effectif en France métropolitaine et effectif en outre-mer',
  ],
])('says %s on one layer', (_what, answers, regime, fr) => {
  expect(said(answers, regime)[0]).toBe(fr);
});

it('says what the law of another day says', () => {
  expect(said(small, 'csrd', lawOn('2025-12-15'))).toEqual([
    "Concernée par la CSRD : premier rapport en 2028, sur l'exercice 2027",
    'In scope of the CSRD: first report in 2028, on financial year 2027',
  ]);
});

it('says once the day has passed by when France had to follow the directive', () => {
  expect(said(small, 'csrd', lawOn('2027-06-01'))).toEqual([
    "Oui, en droit français : premier rapport en 2028, sur l'exercice 2027 | La directive, elle, ne vous vise plus ; la France devait la transposer au plus tard le 19 mars 2027.",
    'Yes, under French law: first report in 2028, on financial year 2027 | The directive no longer covers you; France had to transpose it by 19 March 2027.',
  ]);
});

it('dates disclosures under the taxonomy by the rule of the CSRD that they follow', () => {
  const over = sized('1200', '500', '300');
  const wide =
    "Concernée par l'article 8 de la Taxonomie : premier rapport en 2028, sur l'exercice 2027";
  expect(said(over, 'taxonomy')[0]).toBe(wide);
  expect(said(over, 'taxonomy', lawOn('2025-12-15'))[0]).toBe(wide);
  expect(said({ ...sized('600', '90', '60'), listed: 'yes' }, 'taxonomy')[0]).toBe(
    "Concernée par l'article 8 de la Taxonomie jusqu'à l'exercice 2026",
  );
});
