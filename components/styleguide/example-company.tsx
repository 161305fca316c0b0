import { getTranslations } from 'next-intl/server';
import { FactList } from '@/components/mdx/facts/component';
import { Certificates, CustomerSentence, Founders, Price } from '@/components/proof/proof';
import { readSite, siteFacts } from '@/lib/config/site';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { written } from '@/lib/i18n/locales';
import { exampleCompanySources, loadExampleCompany } from '@/loaders/company';
import styles from './styleguide-page.module.css';

/** What only the company can say, filled in for one that does not exist: as written, then as pages show it. */
export async function ExampleCompany() {
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
