import { getTranslations } from 'next-intl/server';
import indexed from '@/components/layout/indexed-columns.module.css';
import { PageShell } from '@/components/layout/page-shell';
import { provisionAddressIn, provisionName } from '@/law/acts';
import { versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import { formatDate, today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { lawCheckedOn, loadTypesetRegister } from '@/loaders/law';
import { ButtonLink, PageLink } from '@/ui/links';
import { PageIntroduction } from '@/ui/sections/page-head';
import { WideSection } from '@/ui/sections/section';
import { StackingTable } from '@/ui/tables';
import { Tag, type TagColour } from '@/ui/tag';
import voice from '@/ui/text.module.css';
import { needs } from './needs';
import { Questions } from './questions';
import { PlaceLink, Row } from './row';
import styles from './software-page.module.css';

/** For who looks for CSRD software: what it must do, a spreadsheet beside it, what ours does, what to ask. */
export async function SoftwarePage() {
  const t = await getTranslations('software');
  return (
    <PageShell page="software">
      <PageIntroduction
        page="software"
        actions={
          <>
            <ButtonLink page="simulator" anchor="checker">
              {t('scope')}
            </ButtonLink>
            <ButtonLink page="signup" kind="secondary">
              {t('demo')}
            </ButtonLink>
          </>
        }
      />
      <Needs />
      <Spreadsheet />
      <Ours />
      <Questions />
    </PageShell>
  );
}

/** What the law asks of the company, and so of its tool. */
async function Needs() {
  const t = await getTranslations('software.needs');
  const date = formatDate(lawCheckedOn(), await currentLocale());
  return (
    <WideSection id="needs" title={t('title')} lead={t('lead', { date })}>
      <ol role="list" className={styles.rows}>
        {needs.map(({ id, rests }) => (
          <Row
            key={id}
            title={t(`items.${id}.title`)}
            cells={[
              [t('law'), t(`items.${id}.law`)],
              [t('tool'), t(`items.${id}.tool`)],
            ]}
            sources={<Provisions of={rests} />}
          />
        ))}
      </ol>
    </WideSection>
  );
}

/** The provisions of rules, as of today, and of dates, linked to their official text. */
async function Provisions({ of: ids }: { of: readonly string[] }) {
  const locale = await currentLocale();
  const { acts, rules, milestones } = entriesOf(loadTypesetRegister(locale));
  return ids.flatMap((id) => {
    const rule = rules.get(id);
    const source = rule ? versionOn(rule, today()) : milestones.get(id);
    const act = source && acts.get(source.act);
    if (!act) return [];
    const name = provisionName(act, source.provision, locale);
    const address = provisionAddressIn(act, source.provision, locale);
    return (
      <p key={id} className={indexed.law}>
        {address ? <a href={address}>{name}</a> : name}
      </p>
    );
  });
}

const tasks = ['scope', 'materiality', 'collection', 'evidence', 'law'] as const;

/** Where a spreadsheet is enough, and where it stops. */
async function Spreadsheet() {
  const t = await getTranslations('software.spreadsheet');
  const columns = (['task', 'enough', 'limit'] as const).map((name) => t(`columns.${name}`));
  return (
    <WideSection id="spreadsheet" title={t('title')} lead={t('lead')}>
      <StackingTable caption={t('title')} columns={columns} even>
        <tbody>
          {tasks.map((id) => (
            <tr key={id}>
              <th scope="row">{t(`items.${id}.task`)}</th>
              <td data-label={columns[1]}>{t(`items.${id}.enough`)}</td>
              <td data-label={columns[2]}>{t(`items.${id}.limit`)}</td>
            </tr>
          ))}
        </tbody>
      </StackingTable>
      <p className={styles.after}>
        {t('outside')} <PageLink page="guides/vsmekit">{t('kit')}</PageLink>
      </p>
    </WideSection>
  );
}

const colours = { told: 'green', partly: 'ochre', untold: 'slate' } as const satisfies Readonly<
  Record<string, TagColour>
>;

/** How far the site describes what our platform does about each need. */
async function Ours() {
  const t = await getTranslations('software.ours');
  return (
    <WideSection id="ours" title={t('title')} lead={t('lead')}>
      <dl className={styles.ours}>
        {needs.map(({ id, told, place }) => (
          <div key={id} className={styles.our}>
            <dt className={styles.name}>
              {t(`items.${id}.name`)} <Tag colour={colours[told]}>{t(`status.${told}`)}</Tag>
            </dt>
            <dd>{t(`items.${id}.text`)}</dd>
            <dd className={voice.small}>
              <PlaceLink place={place} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.after}>
        {t('after')} <PageLink page="claims">{t('claims')}</PageLink>
      </p>
    </WideSection>
  );
}
