import { getTranslations } from 'next-intl/server';
import { endedBy, regimeHistory } from '@/law/omnibus/changed-rules';
import type { omnibusRegimes } from '@/law/omnibus/regimes';
import type { RuleHistory } from '@/law/omnibus/rule-history';
import { PageLink } from '@/ui/page-link';
import { StackingTable } from '@/ui/tables/stacking-table';
import { ActLink } from './act-link';
import { Before } from './before';
import type { OmnibusContext } from './context';
import { Now } from './now';
import styles from './omnibus.module.css';

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
