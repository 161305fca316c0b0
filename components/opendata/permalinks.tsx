import { getTranslations } from 'next-intl/server';
import { versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/find';
import type { Act, Rule } from '@/law/register';
import { today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { loadTypesetRegister } from '@/loaders/law';
import { LinkedAct } from '@/ui/linked-act';
import { PageLink } from '@/ui/page-link';
import styles from './open-data.module.css';

/** Every rule and act of the register under its id, so that `#<id>` leads to it. */
export async function Permalinks() {
  const t = await getTranslations('openData.permalinks');
  const locale = await currentLocale();
  const { acts, rules } = entriesOf(loadTypesetRegister(locale));
  return (
    <>
      <p>
        <PageLink page="omnibus">{t('history')}</PageLink>
      </p>
      <p>
        <PageLink page="calendar">{t('milestones')}</PageLink>
      </p>
      <h3>{t('rules')}</h3>
      <ul role="list" className={styles.entries} data-search-skip>
        {[...rules.values()].map((rule) => (
          <RuleEntry key={rule.id} {...{ rule, acts, locale }} />
        ))}
      </ul>
      <h3>{t('acts')}</h3>
      <ul role="list" className={styles.entries} data-search-skip>
        {[...acts.values()].map((act) => (
          <li key={act.id} id={act.id}>
            <LinkedAct act={act} locale={locale} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RuleEntryProps {
  rule: Rule;
  acts: ReadonlyMap<string, Act>;
  locale: Locale;
}

/** A rule, and the act that its present wording, or else its last one, rests on. */
function RuleEntry({ rule: { id, label, versions }, acts, locale }: RuleEntryProps) {
  const version = versionOn({ versions }, today()) ?? versions.at(-1);
  const act = version && acts.get(version.act);
  return (
    <li id={id}>
      {label[locale]}
      {act && (
        <>
          {' '}
          <a href={`#${act.id}`}>{act.name[locale]}</a>
        </>
      )}
    </li>
  );
}
