import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { site } from '@/config/site';
import { versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import type { Act, Rule } from '@/law/register';
import { formatDate, today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { sizeIn } from '@/lib/numbers';
import { loadTypesetRegister } from '@/loaders/law';
import { dataFileNames, dataFiles, dataPath, rulePath } from '@/publishing/open-data/addresses';
import { dataSize, publishedDataset } from '@/publishing/open-data/files';
import { absoluteUrl, pageUrl } from '@/routes/addresses';
import { LinkedAct, PageLink } from '@/ui/links';
import { Terms } from '@/ui/lists';
import { PageIntroduction } from '@/ui/sections/page-head';
import { Section } from '@/ui/sections/section';
import voice from '@/ui/text.module.css';
import styles from './open-data.module.css';

/** The register of law as data: its files, what they hold, how to reuse them, and what answers from it. */
export async function OpenDataPage() {
  const t = await getTranslations('openData');
  return (
    <PageShell page="openData">
      <PageIntroduction page="openData" />
      <Section id="files" title={t('files.title')} lead={t('files.lead')}>
        <Files />
      </Section>
      <Section id="fields" title={t('fields.title')} lead={t('fields.lead')}>
        <Fields />
      </Section>
      <Section id="reuse" title={t('reuse.title')} tone="surface">
        <Reuse />
      </Section>
      <Section id="method" title={t('method.title')} lead={t('method.lead')}>
        <p>
          <PageLink page="method">{t('method.link')}</PageLink>
        </p>
      </Section>
      <Section id="permalinks" title={t('permalinks.title')} lead={t('permalinks.lead')}>
        <div className={styles.list}>
          <Permalinks />
        </div>
      </Section>
    </PageShell>
  );
}

const fields = [
  'id',
  'layer',
  'versions',
  'criteria',
  'applies',
  'act',
  'milestones',
  'changes',
  'certainty',
] as const;

/** What the keys of the files mean. */
async function Fields() {
  const t = await getTranslations('openData.fields');
  const items = fields.map((id) => ({ term: t(`list.${id}.name`), text: t(`list.${id}.text`) }));
  return <Terms items={items} className={styles.fields} />;
}

/** A rule whose file shows what they hold. */
const EXAMPLE = 'csrd-scope';

/** The files with their sizes, their version, and how to ask for one rule alone. */
async function Files() {
  const t = await getTranslations('openData.files');
  const locale = await currentLocale();
  const { version, format } = publishedDataset();
  return (
    <div className={styles.stack}>
      <ul role="list" className={styles.files}>
        {dataFileNames.map((file) => (
          <li key={file}>
            <a href={dataPath(file)}>{dataFiles[file]}</a>{' '}
            <span className={voice.soft}>{sizeIn(locale, dataSize(file))}</span>
            <p>{t(`about.${file}`)}</p>
          </li>
        ))}
      </ul>
      <p>
        {t('version', {
          hash: version.hash,
          date: formatDate(version.checkedOn, locale),
          format: String(format),
        })}
      </p>
      <h3>{t('one.title')}</h3>
      <p>{t('one.text')}</p>
      <pre className={styles.request}>
        <code>
          curl <a href={rulePath(EXAMPLE)}>{absoluteUrl(rulePath(EXAMPLE), site.origin)}</a>
        </code>
      </pre>
    </div>
  );
}

/** Every act of the register, and below it the rules that rest on it, each under its id, so that `#<id>` leads to it. */
async function Permalinks() {
  const t = await getTranslations('openData.permalinks');
  const locale = await currentLocale();
  const { acts, rules } = entriesOf(loadTypesetRegister(locale));
  return (
    <>
      <p>
        <PageLink page="calendar">{t('milestones')}</PageLink>
      </p>
      <h3>{t('acts')}</h3>
      <ul role="list" className={styles.entries} data-search-skip>
        {[...acts.values()].map((act) => (
          <ActEntry
            key={act.id}
            act={act}
            rules={[...rules.values()].filter((rule) => actOf(rule) === act.id)}
            locale={locale}
          />
        ))}
      </ul>
    </>
  );
}

/** Id of the act that the present wording of a rule, or else its last one, rests on. */
const actOf = ({ versions }: Rule): string | undefined =>
  (versionOn({ versions }, today()) ?? versions.at(-1))?.act;

interface ActEntryProps {
  act: Act;
  rules: readonly Rule[];
  locale: Locale;
}

const ActEntry = ({ act, rules, locale }: ActEntryProps) => (
  <li id={act.id}>
    <LinkedAct act={act} locale={locale} />
    {rules.length > 0 && (
      <ul>
        {rules.map(({ id, label }) => (
          <li key={id} id={id}>
            {label[locale]}
          </li>
        ))}
      </ul>
    )}
  </li>
);

/** On what terms the data may be reused, and how to cite it. */
async function Reuse() {
  const t = await getTranslations('openData.reuse');
  const locale = await currentLocale();
  const { version } = publishedDataset();
  const { granted, ...licences } = site.licences;
  return (
    <div className={styles.stack}>
      <p>{t(granted ? 'granted' : 'proposed')}</p>
      <ul>
        {(['data', 'texts'] as const).map((each) => (
          <li key={each}>
            {t(each)} {licences[each].name}, <a href={licences[each].url}>{licences[each].url}</a>
          </li>
        ))}
      </ul>
      <p>{t('acts')}</p>
      <h3>{t('cite')}</h3>
      <blockquote className={styles.citation}>
        {t('citation', {
          brand: site.brand,
          hash: version.hash,
          date: formatDate(version.checkedOn, locale),
          address: pageUrl('openData', locale),
        })}
      </blockquote>
      <p>{t('disclaimer')}</p>
    </div>
  );
}
