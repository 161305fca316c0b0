import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import { mark, visuallyHidden } from '@/components/ui/marks';
import { WideSection } from '@/components/ui/sections/section';
import { briefProvision, provisionAddressIn, provisionName } from '@/law/acts';
import { versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import { today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { typeset } from '@/lib/typography';
import { loadTypesetRegister } from '@/loaders/law';
import { needs } from './needs';
import styles from './needs-sheet.module.css';

/** A specification: what the law asks, what the tool must do of it, what the demonstration shows; then what the site does not say. */
export async function NeedsSheet() {
  const t = await getTranslations('software.needs');
  return (
    <WideSection id="needs" title={t('title')} lead={t('lead')}>
      <ol role="list" className={`ledger ${styles.needs}`}>
        {needs.map((need) => (
          <Need key={need.id} {...need} />
        ))}
      </ol>
      <p className="measure above-5">
        {t('after')}{' '}
        <PageLink page="about" anchor="claims">
          {t('claims')}
        </PageLink>
      </p>
    </WideSection>
  );
}

async function Need({ id, rests, page, ...at }: (typeof needs)[number]) {
  const t = await getTranslations('software.needs');
  const nav = await getTranslations('nav');
  return (
    <li id={`need-${id}`} className="halves">
      <h3>{t(`items.${id}.title`)}</h3>
      <div>
        <p className="term">{t('law')}</p>
        <p>{t.rich(`items.${id}.law`, { mark })}</p>
        <Provisions of={rests} />
      </div>
      <div className={styles.tool}>
        <p className="term">{t('tool')}</p>
        <p className="heading">{t(`items.${id}.tool`)}</p>
      </div>
      <div>
        <p className="term">{t('ours')}</p>
        <p>{t(`items.${id}.ours`)}</p>
        <PageLink page={page} {...at}>
          {nav(page)}
        </PageLink>
      </div>
    </li>
  );
}

/** The provisions of rules, as of today, and of dates: a link for each place in an official text, named in brief, read in full. */
async function Provisions({ of: ids }: { of: readonly string[] }) {
  const locale = await currentLocale();
  const { acts, rules, milestones } = entriesOf(loadTypesetRegister(locale));
  const places = new Map<string, { act: string; full: string[]; brief: string[] }>();
  for (const id of ids) {
    const rule = rules.get(id);
    const source = rule ? versionOn(rule, today()) : milestones.get(id);
    const act = source && acts.get(source.act);
    const address = act && provisionAddressIn(act, source.provision, locale);
    if (!act || !address) continue;
    const place = places.get(address) ?? { act: act.name[locale], full: [], brief: [] };
    place.full.push(provisionName(act, source.provision, locale));
    const brief = briefProvision(source.provision?.[locale] ?? '');
    if (!place.brief.some((known) => known.startsWith(brief))) place.brief.push(brief);
    places.set(address, place);
  }
  return (
    <ul role="list" className={`small above-3 ${styles.sources}`}>
      {[...places].map(([address, { act, full, brief }]) => (
        <li key={address}>
          <a href={address}>
            <span aria-hidden="true">{typeset(`${act}, ${brief.join('; ')}`, locale)}</span>
            {visuallyHidden(typeset(full.join('; '), locale))}
          </a>
        </li>
      ))}
    </ul>
  );
}
