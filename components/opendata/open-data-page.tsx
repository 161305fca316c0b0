import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { LinkedAct, PageLink } from '@/components/ui/links';
import { Terms } from '@/components/ui/lists';
import { PageIntroduction } from '@/components/ui/sections/page-head';
import { Plate, Section } from '@/components/ui/sections/section';
import { versionOn } from '@/law/as-at';
import type { RegimeId } from '@/law/checker/regimes';
import { entriesOf } from '@/law/entries';
import type { Act, Rule } from '@/law/register';
import { site } from '@/lib/config/site';
import { today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber, sizeIn } from '@/lib/numbers';
import { loadTypesetRegister } from '@/loaders/law';
import { pageUrl } from '@/loaders/routes/addresses';
import { type dataFileNames, dataFiles, dataPath } from '@/publishing/open-data/addresses';
import { dataSize, publishedDataset } from '@/publishing/open-data/files';
import styles from './open-data.module.css';
import portal from './portal.json';
import { portalAnswers } from './portal-answers';
import { Sheet } from './sheet';

/** The register of law as data: what a table of it looks like, how to use it and on what terms, and what it holds. */
export async function OpenDataPage() {
  const t = await getTranslations('openData');
  const locale = await currentLocale();
  const { acts, rules } = entriesOf(loadTypesetRegister(locale));
  const values = {
    rules: formatNumber(rules.size, locale),
    acts: formatNumber(acts.size, locale),
  };
  return (
    <PageShell page="openData">
      <PageIntroduction page="openData" values={values} />
      <Plate>
        <Sheet />
      </Plate>
      <Uses />
      <Section id="reuse" title={t('reuse.title')}>
        <Reuse />
      </Section>
      <Section id="fields" title={t('fields.title')} lead={t('fields.lead')}>
        <Fields />
      </Section>
      <Section id="permalinks" title={t('permalinks.title')} lead={t('permalinks.lead')}>
        <Permalinks />
      </Section>
      <Method />
    </PageShell>
  );
}

const fields = ['id', 'layer', 'versions', 'milestones', 'certainty'] as const;

/** What the keys of the files mean. */
async function Fields() {
  const t = await getTranslations('openData.fields');
  const code = (name: ReactNode) => <code>{name}</code>;
  const items = fields.map((id) => ({
    term: t(`list.${id}.name`),
    text: t.rich(`list.${id}.text`, { code }),
  }));
  return <Terms items={items} className={`grid halves ${styles.fields}`} />;
}

/** What the data is for, each use with its files: a spreadsheet, a memo, a program. */
async function Uses() {
  const t = await getTranslations('openData');
  const locale = await currentLocale();
  const { version } = publishedDataset();
  return (
    <section id="files" className="page above-7" aria-labelledby="files-title">
      <h2 id="files-title" className="visually-hidden">
        {t('files.title')}
      </h2>
      <Use of="spreadsheet">
        <FileList files={['rules', 'milestones']} />
      </Use>
      <Use of="memo">
        <blockquote className="quoted">
          {t('reuse.citation', {
            brand: site.brand,
            hash: version.hash,
            address: pageUrl('openData', locale),
          })}
        </blockquote>
        <p>
          <a href="#permalinks">{t('permalinks.acts')}</a>
        </p>
      </Use>
      <Use of="program">
        <FileList files={['register', 'schema']} />
      </Use>
    </section>
  );
}

/** One use: what it is, and beside it what serves it. */
async function Use({
  of,
  children,
}: {
  of: 'spreadsheet' | 'memo' | 'program';
  children: ReactNode;
}) {
  const t = await getTranslations('openData.uses');
  return (
    <div className={`grid cols-4-8 ${styles.use}`}>
      <div className="stack">
        <h3 className="as-h2">{t(`${of}.title`)}</h3>
        <p className="soft">{t(`${of}.text`)}</p>
      </div>
      <div className="stack">{children}</div>
    </div>
  );
}

/** Files of the register with their sizes, and what each holds. */
async function FileList({ files }: { files: readonly (typeof dataFileNames)[number][] }) {
  const t = await getTranslations('openData.files');
  const locale = await currentLocale();
  return (
    <ul role="list">
      {files.map((file) => (
        <li key={file} className="line grid">
          <a href={dataPath(file)} className={`strong ${styles.code}`}>
            {dataFiles[file]}
          </a>
          <p>{t(`about.${file}`)}</p>
          <p className="small">{sizeIn(locale, dataSize(file))}</p>
        </li>
      ))}
    </ul>
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
      <details className="fold above-4">
        <summary>{t('acts')}</summary>
        <ul role="list" className={`soft ${styles.entries}`} data-search-skip>
          {[...acts.values()].map((act) => (
            <ActEntry
              key={act.id}
              act={act}
              rules={[...rules.values()].filter((rule) => actOf(rule) === act.id)}
              locale={locale}
            />
          ))}
        </ul>
      </details>
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

/** On what terms the data may be reused. */
async function Reuse() {
  const t = await getTranslations('openData.reuse');
  const { granted, ...licences } = site.licences;
  const b = (words: ReactNode) => <strong>{words}</strong>;
  return (
    <div className="stack">
      <p>{granted ? t('granted') : t.rich('proposed', { b })}</p>
      <Terms
        className={`terms ${styles.rows}`}
        items={(['data', 'texts'] as const).map((each) => ({
          term: t(each),
          text: (
            <>
              {licences[each].name}, <a href={licences[each].url}>{licences[each].url}</a>
            </>
          ),
        }))}
      />
      <p className="soft">
        {t('acts')} {t('disclaimer')}
      </p>
    </div>
  );
}

/** The provision behind each reason for a difference from the government's portal. */
const provisions = {
  above: { act: 'fr-code-commerce', article: 'D. 230-1' },
  institution: { act: 'fr-ord-2023-1142', article: '33' },
  listed: { act: 'fr-ord-2023-1142', article: '33' },
  financial: { act: 'fr-loi-2016-1691', article: '8' },
  issuer: { act: 'fr-loi-2016-1691', article: '8' },
  overseas: { act: 'fr-code-env-l229-25', article: 'L. 229-25' },
  system: { act: 'fr-code-energie', article: 'L. 233-1' },
  turnover: { act: 'fr-loi-2016-1691', article: '17' },
  association: { act: 'fr-loi-2016-1691', article: '17' },
  group: { act: 'fr-loi-2016-1691', article: '17' },
  plan: { act: 'fr-code-commerce', article: 'L. 225-102-1' },
} as const;
type Reason = keyof typeof provisions;

const points = ['sources', 'answers', 'years', 'limits'] as const;

/** How the checker answers from this data: on what, by which logic, up to where, and held against the State's portal. */
async function Method() {
  const t = await getTranslations('openData.method');
  const b = (words: ReactNode) => <strong>{words}</strong>;
  return (
    <Section id="method" title={t('title')} lead={t('lead')}>
      <Terms
        className="terms grid halves"
        items={points.map((id) => ({
          term: t(`points.${id}.term`),
          text: t.rich(`points.${id}.text`, { b }),
        }))}
      />
      <Portal />
    </Section>
  );
}

/** How many answers are those of the State's portal; folded, why the others differ, with the provision. */
async function Portal() {
  const t = await getTranslations('openData.method.portal');
  const names = await getTranslations('checker.words.regimes');
  const locale = await currentLocale();
  const { acts } = entriesOf(loadTypesetRegister(locale));
  const number = (value: number) => formatNumber(value, locale);
  return (
    <div id="portal" className="stack above-5">
      <p>
        {t('lead', {
          same: number(portalAnswers.same),
          companies: number(portal.companies),
          all: number(portalAnswers.all),
        })}
      </p>
      <details className="fold">
        <summary>{t('reasonsLink')}</summary>
        <p>{t('note')}</p>
        <ul>
          {portal.rows.flatMap(({ regime, reasons }) =>
            reasons.map(({ id, companies }) => {
              const { act, article } = provisions[id as Reason];
              return (
                <li key={`${regime}-${id}`}>
                  {t('reason', {
                    regime: names(regime as RegimeId),
                    companies,
                    reason: t(`reasons.${id as Reason}`),
                    name: acts.get(act)?.name[locale] ?? '',
                    article,
                  })}
                </li>
              );
            }),
          )}
        </ul>
      </details>
    </div>
  );
}
