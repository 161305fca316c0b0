import { getTranslations } from 'next-intl/server';
import {
  endedBy,
  type omnibusRegimes,
  type RuleHistory,
  regimeHistory,
} from '@/law/omnibus/history';
import { struckFigure } from '@/loaders/struck-figure';
import { Fold } from '@/ui/fold';
import { PageLink } from '@/ui/links';
import { Changed, Formerly } from '@/ui/marks';
import { StackingTable } from '@/ui/tables';
import { Before, Now } from './before-now';
import styles from './omnibus.module.css';
import { ActLink, type OmnibusContext } from './wording';

export type OmnibusRegime = (typeof omnibusRegimes)[number];

interface RegimeProps {
  regime: OmnibusRegime;
  context: OmnibusContext;
}

/** A regime in a line, which opens on every rule that Omnibus I changed and the French rules beside it. */
export async function Regime({ regime, context }: RegimeProps) {
  const t = await getTranslations('omnibus');
  const { register, day } = context;
  const history = regimeHistory(register, regime, day);
  const layers = (['eu', 'fr'] as const).filter((layer) => history[layer].length > 0);
  if (layers.length === 0) return null;
  const count = history.eu.length + history.fr.length;
  const title = t(`regimes.${regime.id}`);
  return (
    <Fold
      title={title}
      known={<BestKnown regime={regime} context={context} />}
      note={count === 1 ? t('rules.one') : t('rules.many', { count })}
    >
      {/* Within, so that the address of the regime opens it. */}
      <div id={regime.id}>
        <StackingTable
          caption={t('figures.caption', { regime: title })}
          columns={(['rule', 'before', 'now', 'source'] as const).map((name) =>
            t(`figures.${name}`),
          )}
          even
        >
          {layers.map((layer) => (
            <tbody key={layer}>
              <tr>
                <th scope="rowgroup" colSpan={4} className={styles.layer}>
                  {t(`layers.${layer}`)}
                </th>
              </tr>
              {history[layer].map((rule) => (
                <RuleRow
                  key={rule.rule.id}
                  history={rule}
                  others={history[layer]}
                  context={context}
                />
              ))}
            </tbody>
          ))}
        </StackingTable>
        <p className={styles.read}>
          <PageLink page={`guides/${regime.guide}`}>{t(`guides.${regime.id}`)}</PageLink>
        </p>
      </div>
    </Fold>
  );
}

/** The first figure of a regime that was replaced, if any. */
export function bestKnown(regime: OmnibusRegime, { register, day, locale }: OmnibusContext) {
  const replaced = regimeHistory(register, regime, day)
    .eu.flatMap(({ figures }) => figures)
    .find(({ past, now }) => now && past.length > 0);
  return replaced && struckFigure(replaced.name, locale);
}

function BestKnown({ regime, context }: RegimeProps) {
  const figure = bestKnown(regime, context);
  if (!figure) return null;
  const { before, now } = figure;
  return (
    <>
      <Formerly>{before}</Formerly> <Changed>{[now.number, now.unit].join(' ').trim()}</Changed>
    </>
  );
}

interface RuleRowProps {
  history: RuleHistory;
  others: readonly RuleHistory[];
  context: OmnibusContext;
}

async function RuleRow({ history, others, context }: RuleRowProps) {
  const t = await getTranslations('omnibus');
  const { locale, register, day } = context;
  const { rule, now, past } = history;
  // A repealed rule has the act that ended it, then the one that it rested on.
  const sources = now ? [now] : [endedBy(register, rule.id, day) ?? [], past.at(-1) ?? []].flat();
  return (
    <tr id={rule.id}>
      <th scope="row">{rule.label[locale]}</th>
      <td data-label={t('figures.before')}>
        <Before history={history} context={context} />
      </td>
      <td data-label={t('figures.now')}>
        <Now history={history} others={others} context={context} />
      </td>
      <td data-label={t('figures.source')}>
        <ul role="list" className={styles.lines}>
          {sources.map(({ act, provision }, index) => (
            <li key={act} className={index > 0 ? styles.quiet : undefined}>
              {index > 0 && `${t('figures.restedOn')} `}
              <ActLink id={act} context={context} />
              {provision && `, ${provision[locale]}`}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
