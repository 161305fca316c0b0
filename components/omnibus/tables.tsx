import { getTranslations } from 'next-intl/server';
import {
  endedBy,
  movedDates,
  type omnibusRegimes,
  type RuleHistory,
  regimeHistory,
} from '@/law/omnibus/history';
import { formatDate } from '@/lib/dates';
import { lowerFirst } from '@/lib/sentences';
import { PageLink } from '@/ui/links';
import { Changed, Formerly } from '@/ui/marks';
import { StackingTable } from '@/ui/tables';
import { Before, Now } from './before-now';
import styles from './omnibus.module.css';
import { ActLink, type OmnibusContext } from './wording';

/** Dates that Omnibus I moved or dropped: struck out, beside the one that stands. */
export async function DatesTable({ context }: { context: OmnibusContext }) {
  const t = await getTranslations('omnibus');
  const { locale, register, day } = context;
  return (
    <StackingTable
      caption={t('dates.caption')}
      columns={(['milestone', 'before', 'now', 'by'] as const).map((name) => t(`dates.${name}`))}
      even
    >
      <tbody>
        {movedDates(register, day).map(({ milestone, steps }) => {
          const now = steps.at(-1)?.to;
          return (
            <tr key={milestone.id} id={milestone.id}>
              <th scope="row">{milestone.label[locale]}</th>
              <td data-label={t('dates.before')}>
                <Formerly>{formatDate(milestone.date, locale)}</Formerly>
              </td>
              <td data-label={t('dates.now')}>
                {now ? (
                  <>
                    <Changed>{formatDate(now.date, locale)}</Changed>
                    <span className={styles.applies}>{now.label[locale]}</span>
                  </>
                ) : (
                  t('dates.dropped')
                )}
              </td>
              <td data-label={t('dates.by')}>
                <ul role="list" className={styles.lines}>
                  {steps.map(({ by, on, to }) => (
                    <li key={by}>
                      <ActLink id={by} context={context} />, {formatDate(on, locale)}
                      {context.words.colon}
                      {to ? formatDate(to.date, locale) : lowerFirst(t('dates.dropped'))}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          );
        })}
      </tbody>
    </StackingTable>
  );
}

interface RegimeTableProps {
  regime: (typeof omnibusRegimes)[number];
  context: OmnibusContext;
}

/** Every rule of a regime that Omnibus I changed, and the French rules beside it. */
export async function RegimeTable({ regime, context }: RegimeTableProps) {
  const t = await getTranslations('omnibus');
  const { register, day } = context;
  const history = regimeHistory(register, regime, day);
  const layers = (['eu', 'fr'] as const).filter((layer) => history[layer].length > 0);
  if (layers.length === 0) return null;
  const title = t(`regimes.${regime.id}`);
  return (
    <>
      <h3 id={regime.id} className={styles.regime}>
        {title}
      </h3>
      <StackingTable
        caption={t('figures.caption', { regime: title })}
        columns={(['rule', 'before', 'now', 'source'] as const).map((name) => t(`figures.${name}`))}
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
