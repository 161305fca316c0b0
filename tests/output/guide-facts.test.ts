import { elements, textOf } from '@/lib/html';
import type { Locale } from '@/lib/i18n/locales';
import { type BuiltPage, builtPages, visibleText } from './site';

/** What each guide must state, in both languages: the specification's facts and structure. */
const facts: Record<string, Record<Locale, RegExp[]>> = {
  csrdguide: {
    fr: [
      /assurance limitée/i,
      /2025/,
      /2026/,
      /250 salariés/,
      /50 (millions d’euros|M€)/,
      /25 (millions d’euros|M€)/,
      /assurance raisonnable/i,
      /2028/,
      /900 000/,
      /450 000/,
      /10 salariés/,
      /1 000 salariés/,
      /450 millions d’euros/,
      /2026\/470/,
      /deux exercices consécutifs/,
      /succursale de plus de 200 millions d’euros/,
      /trois voies/,
      /nuit du 8 au 9 décembre 2025/,
      /transposition.{0,40} n’est pas confirmée/,
    ],
    en: [
      /limited assurance/i,
      /2025/,
      /2026/,
      /250 employees/,
      /€50 million/,
      /€25 million/,
      /reasonable assurance/i,
      /2028/,
      /900,000/,
      /450,000/,
      /10 employees/,
      /1,000 employees/,
      /€450 million/,
      /2026\/470/,
      /two consecutive financial years/,
      /branch above €200 million/,
      /three routes/,
      /night of 8 to 9 December 2025/,
      /transposition.{0,40} is not confirmed/i,
    ],
  },
  csdddguide: {
    fr: [
      /1 000 salariés/,
      /450 (millions d’euros|M€)/,
      /26 juillet 2027/,
      /26 juillet 2028/,
      /26 juillet 2029/,
      /5 000 salariés/,
      /1,5 (milliard d’euros|Md€)/,
      /5 %/,
      /3 %/,
      /2026\/470/,
      /75 millions d’euros de redevances/,
      /au moins tous les cinq ans/,
      /deux exercices consécutifs/,
      /filiales directes ou indirectes/,
      /transposition non confirmée/,
    ],
    en: [
      /1,000 employees/,
      /€450 million/,
      /26 July 2027/,
      /26 July 2028/,
      /26 July 2029/,
      /5,000 employees/,
      /€1\.5 ?(billion|bn)/,
      /5%/,
      /3%/,
      /2026\/470/,
      /€75 million in royalties/,
      /at least every five years/,
      /two consecutive financial years/,
      /direct or indirect subsidiaries/,
      /transposition not confirmed/,
    ],
  },
  taxonomieguide: {
    fr: [
      /six objectifs/i,
      /éligib/i,
      /align/i,
      /atténuation/i,
      /adaptation/i,
      /2026/,
      /entreprises financières/i,
      /économie circulaire/i,
      /année de reporting 2025/i,
      /depuis le 1er janvier 2022/,
      /2026\/73/,
      /10 % du dénominateur/,
      /31 décembre 2027/,
      /1er janvier 2028/,
      /1 000 salariés/,
    ],
    en: [
      /six (environmental )?objectives/i,
      /eligib/i,
      /align/i,
      /mitigation/i,
      /adaptation/i,
      /2026/,
      /financial undertakings/i,
      /circular economy/i,
      /2025 reporting year/i,
      /since 1 January 2022/,
      /2026\/73/,
      /10% of a KPI’s denominator/,
      /31 December 2027/,
      /1 January 2028/,
      /1,000 employees/,
    ],
  },
  tnfdguide: {
    fr: [
      /quatre piliers/i,
      /LEAP/,
      /2021/,
      /Localiser/,
      /Évaluer/,
      /Analyser/,
      /Préparer/,
      /gestion des risques et des impacts/i,
      /14/,
    ],
    en: [
      /four pillars/i,
      /LEAP/,
      /2021/,
      /Locate/,
      /Evaluate/,
      /Assess/,
      /Prepare/,
      /risk and impact management/i,
      /14/,
    ],
  },
  assuranceguide: {
    fr: [
      /assurance limitée/i,
      /assurance raisonnable/i,
      /article 34|art\. 34/i,
      /ISSA 5000/,
      /H2A/,
      /2026/,
      /2028/,
      /1er juillet 2027/,
      /1 000 salariés/,
      /transposition française non confirmée/,
      /Défi/i,
      /Solution/i,
      /Rôle/i,
    ],
    en: [
      /limited assurance/i,
      /reasonable assurance/i,
      /Article 34|Art\. 34/,
      /ISSA 5000/,
      /H2A/,
      /2026/,
      /2028/,
      /1 July 2027/,
      /1,000 employees/,
      /French transposition not confirmed/,
      /Challenge/i,
      /Solution/i,
      /Role/i,
    ],
  },
  doublematguide: {
    fr: [
      /ESRS 1/,
      /ESRS 2/,
      /IG 1/,
      /EFRAG/,
      /IRO-1, dans E1 à E5 et G1/,
      /par\. 46/,
      /AR 11/,
      /climat compris \(E1-9\)/,
      /trois voies/i,
      /Selon la Commission, .* 60 %/,
    ],
    en: [
      /ESRS 1/,
      /ESRS 2/,
      /IG 1/,
      /EFRAG/,
      /IRO-1, in E1 to E5 and G1/,
      /para\. 46/,
      /AR 11/,
      /climate \(E1-9\) included/,
      /three routes/i,
      /According to the Commission, .* 60%/,
    ],
  },
  griguide: {
    fr: [
      /universelles/i,
      /sectorielles/i,
      /thématiques/i,
      /en conformité/i,
      /en référence/i,
      /GRI 101/,
      /(GRI )?102/,
      /(GRI )?103/,
      /interopérabilité/i,
    ],
    en: [
      /universal/i,
      /sector/i,
      /topic/i,
      /in accordance with/i,
      /with reference to/i,
      /GRI 101/,
      /(GRI )?102/,
      /(GRI )?103/,
      /interoperability/i,
    ],
  },
  iaesgguide: {
    fr: [
      /veille/i,
      /extraction/i,
      /analyse d’écarts/i,
      /rédaction/i,
      /hallucination/i,
      /traçabilité/i,
      /règlement IA/i,
      /RGPD/,
      /relecture humaine|contrôle humain/i,
      /gouvernance/i,
    ],
    en: [
      /monitoring/i,
      /extraction/i,
      /gap analysis/i,
      /drafting/i,
      /hallucination/i,
      /traceab/i,
      /AI Act/,
      /GDPR/,
      /human (review|oversight)/i,
      /governance/i,
    ],
  },
  ifrsguide: {
    fr: [/ISSB/, /juin 2023/, /TCFD/, /quatre piliers/i, /scope/i, /SASB/, /ESRS E1/],
    en: [/ISSB/, /June 2023/, /TCFD/, /four pillars/i, /Scope 1/, /SASB/, /ESRS E1/],
  },
  notationsguide: {
    fr: [
      /2024\/3005/,
      /AEMF/,
      /2 juillet 2026/,
      /séparation/i,
      /transparence/i,
      /petits fournisseurs/i,
      /entré en vigueur le 1er janvier 2025/,
      /deux jours ouvrables complets/,
      /art\. 15, par\. 1, 5 et 7/,
      /depuis le 3 novembre 2026/i,
    ],
    en: [
      /2024\/3005/,
      /ESMA/,
      /2 July 2026/,
      /separation/i,
      /transparency/i,
      /small (ESG rating )?providers/i,
      /entered into force on 1 January 2025/,
      /two full working days/,
      /Art\. 15\(1\), \(5\) and \(7\)/,
      /since 3 November 2026/i,
    ],
  },
  pmeguide: {
    fr: [
      /LSME/,
      /VSME/,
      /900 000/,
      /450 000/,
      /2026/,
      /marché réglementé/i,
      /2026\/1560/,
      /1 000 salariés au plus/,
      /recommandation \(UE\) 2025\/1710 ne produit plus d’effets/,
      /transposition n’est pas confirmée/,
    ],
    en: [
      /LSME/,
      /VSME/,
      /900,000/,
      /450,000/,
      /2026/,
      /regulated market/i,
      /2026\/1560/,
      /up to 1,000 employees/,
      /Recommendation \(EU\) 2025\/1710 no longer has effect/,
      /transposition is not confirmed/,
    ],
  },
  sfdrguide: {
    fr: [
      /2019\/2088/,
      /article 8/i,
      /article 9/i,
      /PAI/,
      /20 novembre 2025/,
      /trajectoire claire et mesurable/,
      /art\. 13, par\. 3/,
      /10 septembre 2026/,
    ],
    en: [
      /2019\/2088/,
      /Article 8/,
      /Article 9/,
      /PAI/,
      /20 November 2025/,
      /clear and measurable path/,
      /Art\. 13\(3\)/,
      /10 September 2026/,
    ],
  },
};

/** Earlier law in the key points of a guide, which stands in one line of its own, after the law in force. */
const earlier: Record<string, Record<Locale, RegExp>> = {
  csrdguide: { fr: /250 salariés/, en: /250 employees/ },
  csdddguide: { fr: /1 000 salariés|5 %/, en: /1,000 employees|5%/ },
  assuranceguide: { fr: /1er octobre 2026/, en: /1 October 2026/ },
  pmeguide: { fr: /prévus en 2027/, en: /due in 2027/ },
};

const keyPoints = ({ document }: BuiltPage): string[] => {
  const folded = elements(document, 'details').find((element) =>
    elements(element, 'summary').some((title) => /Points clés|Key points/.test(textOf(title))),
  );
  return folded ? elements(folded, 'li').map((line) => textOf(line).replace(/\s+/g, ' ')) : [];
};

const guides = builtPages.filter(({ page }) => page.id.startsWith('guides/'));

it('finds all twelve guides', () => {
  const slugs = new Set(guides.map(({ page }) => page.id.replace('guides/', '')));
  expect(Object.keys(facts).filter((slug) => !slugs.has(slug))).toEqual([]);
});

it.each(guides.map((guide) => [guide.file, guide] as const))(
  '%s states its facts',
  (_file, guide) => {
    const text = visibleText(guide.document).replace(/\s+/g, ' ');
    const wanted = facts[guide.page.id.replace('guides/', '')]?.[guide.locale] ?? [];
    expect(wanted.filter((fact) => !fact.test(text)).map(String)).toEqual([]);
  },
);

it.each(Object.keys(earlier))('says the law in force first in the key points of %s', (slug) => {
  for (const guide of guides.filter(({ page }) => page.id === `guides/${slug}`)) {
    const lines = keyPoints(guide);
    expect(lines[0]).toMatch(/2026\/470/);
    const history = lines.flatMap((line, index) =>
      earlier[slug]?.[guide.locale].test(line) ? index : [],
    );
    expect(history).toHaveLength(1);
    expect(history[0]).toBeGreaterThan(1);
    expect(lines[history[0] ?? 0]).toMatch(
      /état antérieur.* 18 mars 2026|earlier state.* 18 March 2026/i,
    );
  }
});

it('divides the CSDDD guide into its eight sections', () => {
  for (const { html } of guides.filter(({ page }) => page.id === 'guides/csdddguide')) {
    for (const id of [
      'introduction',
      'what',
      'who',
      'requirements',
      'timeline',
      'steps',
      'challenges',
      'helpers',
    ]) {
      expect(html).toContain(`id="${id}"`);
    }
  }
});
