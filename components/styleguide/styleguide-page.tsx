import { getTranslations } from 'next-intl/server';
import { compileMdx } from '@/authoring/render/compile';
import { Cover } from '@/components/guides/covers/cover';
import { SourceList } from '@/components/guides/guide-footer';
import { FactList } from '@/components/mdx/facts/component';
import { guideComponents, legalComponents } from '@/components/mdx/react';
import { Certificates, CustomerSentence, Founders, Price } from '@/components/proof/proof';
import { readSite, siteFacts } from '@/lib/config/site';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localeNames, localeRoot, locales, written } from '@/lib/i18n/locales';
import { exampleCompanySources, loadExampleCompany } from '@/loaders/company';
import { coverNames } from '@/loaders/covers';
import { loadGlossary } from '@/loaders/glossary';
import { type Example, loadExampleLaw, loadExamples } from '@/loaders/mdx/examples';
import { everyVocabulary } from '@/loaders/mdx/vocabulary';
import { coverColours } from '@/loaders/schema/guide';
import { Primitives } from './primitives';
import styles from './styleguide-page.module.css';

/** For writers, in development only: each element a text may contain, as source and as rendered. */
export async function StyleguidePage() {
  const t = await getTranslations('styleguide');
  const locale = await currentLocale();
  const examples = loadExamples(locale);
  return (
    <main id="main" className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <ul>
        {examples.map(({ id, title }) => (
          <li key={id}>
            <a href={`#example-${id}`}>{title}</a>
          </li>
        ))}
        <li>
          <a href="#company">{t('company.title')}</a>
        </li>
        <li>
          <a href="#covers">{t('covers')}</a>
        </li>
      </ul>
      <p>
        {locales.map((language) => (
          <a
            key={language}
            href={`${localeRoot(language)}styleguide/`}
            hrefLang={language}
            lang={language}
            className={styles.language}
          >
            {localeNames[language]}
          </a>
        ))}
      </p>
      {examples.map((example) => (
        <Shown key={example.id} example={example} />
      ))}
      <ExampleCompany />
      <section aria-labelledby="covers" className={styles.example}>
        <h2 id="covers">{t('covers')}</h2>
        <Covers />
      </section>
      <SourceList sources={loadExampleLaw(locale).sources} />
      <Primitives />
    </main>
  );
}

/** Every cover figure and colour, by its name in guide.yaml. */
const Covers = () => (
  <ul role="list" className={styles.covers}>
    {coverNames().map((figure, index) => {
      const colour = coverColours[index % coverColours.length] ?? coverColours[0];
      const name = `${figure}, ${colour}`;
      return (
        <li key={figure}>
          <Cover cover={{ figure, colour }} name={figure} alt={name} />
          {name}
        </li>
      );
    })}
  </ul>
);

async function Shown({ example: { id, title, source, tree } }: { example: Example }) {
  const t = await getTranslations('styleguide');
  const locale = await currentLocale();
  const result = await compileMdx(tree, {
    locale,
    vocabulary: everyVocabulary,
    components: {
      ...guideComponents({ law: loadExampleLaw(locale), locale }),
      ...legalComponents,
    },
    terms: loadGlossary(locale),
    labelTables: true,
  });
  return (
    <section aria-labelledby={`example-${id}`} className={styles.example}>
      <h2 id={`example-${id}`}>{title}</h2>
      <h3 className={styles.label}>{t('source')}</h3>
      <pre className={styles.source}>{source}</pre>
      <h3 className={styles.label}>{t('result')}</h3>
      <div className={`prose ${styles.result}`}>{result}</div>
    </section>
  );
}

/** What only the company can say, filled in for one that does not exist: as written, then as pages show it. */
async function ExampleCompany() {
  const t = await getTranslations('styleguide');
  const { file, settings } = exampleCompanySources();
  const company = loadExampleCompany(await currentLocale());
  return (
    <section aria-labelledby="company" className={styles.example}>
      <h2 id="company">{t('company.title')}</h2>
      <p>{t('company.lead')}</p>
      <h3 className={styles.label}>{t('source')}</h3>
      <pre className={styles.source}>{file}</pre>
      <pre className={styles.source}>{settings}</pre>
      <h3 className={styles.label}>{t('result')}</h3>
      <div className={styles.result}>
        <Founders company={company} />
        <CustomerSentence company={company} />
        <Price company={company} />
        <Certificates company={company} />
        <Standing settings={settings} />
      </div>
    </section>
  );
}

/** Publisher, host and reviewing lawyer, as environment variables give them. */
async function Standing({ settings }: { settings: string }) {
  const behind = await getTranslations('guide.people');
  const locale = await currentLocale();
  const site = readSite(Object.fromEntries(settings.split('\n').map((line) => line.split('='))));
  const facts = siteFacts(site);
  const names = Object.keys(facts).filter((name) => /^(publisher|host)\./.test(name));
  const { reviewer } = site.people;
  return (
    <>
      <FactList names={names.join(' ')} facts={facts} />
      {reviewer && (
        <p>
          {behind('reviewer', {
            name: reviewer.name,
            role: reviewer.role[written(locale)],
            date: formatDate(reviewer.on, locale),
          })}
        </p>
      )}
    </>
  );
}
