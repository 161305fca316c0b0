import type { Sheet } from '@/downloads/workbook';
import type { Written } from '@/lib/i18n/written';
import { inLanguage } from './common';

/** What each grade stands for: a proposal, to be adapted and explained. */
export function gradeScale(locale: Written): Sheet {
  const t = inLanguage(locale);
  return {
    name: t('Échelle', 'Scale'),
    columns: [
      { title: t('Note', 'Score'), width: 8 },
      { title: t('Ampleur', 'Scale'), width: 30, input: true },
      { title: t('Étendue', 'Scope'), width: 30, input: true },
      { title: t('Caractère irrémédiable', 'Irremediable character'), width: 30, input: true },
      { title: t('Probabilité', 'Likelihood'), width: 30, input: true },
      { title: t('Effet financier', 'Financial magnitude'), width: 30, input: true },
    ],
    rows: grades(t),
  };
}

const grades = (t: ReturnType<typeof inLanguage>): Sheet['rows'] => [
  [
    1,
    t('Gêne passagère', 'Passing nuisance'),
    t('Quelques personnes, un point du site', 'A few people, one spot on a site'),
    t('Réparé en quelques jours', 'Repaired within days'),
    t('Jamais vu dans le secteur', 'Never seen in the sector'),
    t("Sans effet sur le budget d'un service", 'No effect on the budget of a department'),
  ],
  [
    2,
    t('Dommage léger', 'Slight harm'),
    t('Une équipe, un site', 'One team, one site'),
    t('Réparé dans l’année', 'Repaired within a year'),
    t('Déjà vu dans le secteur', 'Has happened in the sector'),
    t("Absorbé par le budget d'un service", 'Absorbed by the budget of a department'),
  ],
  [
    3,
    t('Dommage sérieux', 'Serious harm'),
    t('Plusieurs sites, un quartier', 'Several sites, a neighbourhood'),
    t('Réparé en un à cinq ans', 'Repaired in one to five years'),
    t("Déjà vu dans l'entreprise", 'Has happened in the company'),
    t("Visible dans le résultat d'une activité", 'Shows in the result of one business'),
  ],
  [
    4,
    t(
      'Atteinte grave à la santé, aux droits ou au milieu',
      'Grave harm to health, rights or nature',
    ),
    t('Une région, une catégorie de personnes', 'A region, a whole category of people'),
    t('Réparation partielle, au-delà de cinq ans', 'Partly repaired, after more than five years'),
    t('Arrive certaines années', 'Happens in some years'),
    t('Visible dans le résultat du groupe', 'Shows in the result of the group'),
  ],
  [
    5,
    t('Décès, perte définitive d’un milieu', 'Death, a habitat lost for good'),
    t('Plusieurs pays, toute une chaîne', 'Several countries, a whole chain'),
    t('Irréparable', 'Beyond repair'),
    t('Arrive chaque année', 'Happens every year'),
    t("Met en cause un financement ou l'activité", 'Puts financing or the business at stake'),
  ],
];
