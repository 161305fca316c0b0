import { consolidated, type ScopeOf, scopeOf } from '@/downloads/examples/compute/group-scope';
import { type Entity, parent, subsidiaries } from '@/downloads/examples/data/group';
import type { ExamplePart, Row } from '@/downloads/examples/parts';
import { euros } from '@/downloads/examples/words';
import type { LawContext } from '@/downloads/law';
import type { Written } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';

const words = {
  fr: {
    group: 'Le groupe, consolidé',
    intro:
      "Modèle Groupe SA, cliente d'Exemple SA, détient trois filiales ; aucune n'est cotée, les chiffres sont les mêmes depuis deux exercices, et le rapport du groupe inclut toutes les filiales.",
    caption: 'Qui entre dans le champ de la CSRD',
    columns: [
      'Entité',
      'Salariés',
      "Chiffre d'affaires",
      'Bilan',
      'Directive en vigueur',
      'Droit français actuel',
    ],
    'in-scope': 'Dans le champ',
    exempt: 'Dans le champ, dispensée par le rapport du groupe',
    out: 'Hors champ',
    conclusion: (eu: string, fr: string) =>
      `Dans le champ de la directive : ${eu}. Dans celui du droit français, tant qu'il n'est pas modifié : ${fr}. Le groupe prépare donc un seul rapport consolidé et vérifie, pour chaque filiale, les conditions de la dispense dans la loi du pays où elle a son siège ; en France, figurer dans l'état de la mère et n'être pas cotée (Code de commerce, art. L. 232-6-3, V, et L. 233-28-4, V).`,
    none: 'aucune entité',
  },
  en: {
    group: 'The group, consolidated',
    intro:
      'Modèle Groupe SA, a customer of Exemple SA, has three subsidiaries. None is listed, the figures have been the same for two financial years, and the group report includes every subsidiary.',
    caption: 'Who falls within the scope of the CSRD',
    columns: [
      'Entity',
      'Employees',
      'Turnover',
      'Balance sheet',
      'Directive in force',
      'French law today',
    ],
    'in-scope': 'In scope',
    exempt: 'In scope, exempt through the group report',
    out: 'Out of scope',
    conclusion: (eu: string, fr: string) =>
      `In scope of the directive: ${eu}. In scope of French law, for as long as it stands: ${fr}. So the group prepares one consolidated report, and checks the conditions of each subsidiary's exemption in the law of the country where it has its seat; in France, inclusion in the parent's statement and no listing (Commercial Code, Arts L. 232-6-3(V) and L. 233-28-4(V)).`,
    none: 'no entity',
  },
} as const;

/** Each entity of the group, and the group, under the directive and under French law. */
export function showGroup({ register, day, locale }: LawContext): ExamplePart[] {
  const t = words[locale];
  const group = consolidated([parent, ...subsidiaries]);
  const judged = [
    ...subsidiaries.map((entity) => ({ entity, scope: scopeOf(register, day, entity) })),
    { entity: parent, scope: scopeOf(register, day, parent, group) },
  ];
  const named = (layer: 'eu' | 'fr') =>
    judged
      .filter(({ scope }) => scope[layer] !== 'out')
      .map(({ entity }) => entity.name)
      .join(', ') || t.none;
  const [head, ...columns] = t.columns;
  return [
    t.intro,
    {
      caption: t.caption,
      columns: [{ label: head }, ...columns.map((label, index) => ({ label, numeric: index < 3 }))],
      rows: judged.map(({ entity, scope }) => row(entity, scope, locale)),
    },
    t.conclusion(named('eu'), named('fr')),
  ];
}

function row(entity: Entity, { size, eu, fr }: ScopeOf, locale: Written): Row {
  const t = words[locale];
  const isGroup = entity === parent;
  return {
    head: isGroup ? `${t.group} (${entity.name})` : entity.name,
    cells: [
      formatNumber(size.employees, locale),
      euros(size.turnover, locale),
      euros(size.balanceSheet, locale),
      t[eu],
      t[fr],
    ],
    sum: isGroup,
  };
}
