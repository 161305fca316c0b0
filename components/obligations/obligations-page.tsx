import { getTranslations } from 'next-intl/server';
import type { PropsWithChildren } from 'react';
import { IndexedColumns } from '@/components/layout/indexed-columns';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink, PageLink } from '@/components/ui/links';
import { PageHead, PageSummary } from '@/components/ui/sections/page-head';
import { BEFORE } from '@/law/checker/checker-law';
import { formatDate, today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadRegister } from '@/loaders/law';
import { hasChangedSince, obligationLaw } from '@/loaders/obligation-law';
import { loadObligations, type Obligation, obligationGroups } from '@/loaders/obligations';
import { type ToldPart, toldObligation } from '@/publishing/obligations/facts';
import { thresholds } from './former';
import styles from './obligations-page.module.css';

/** Every text that has a page, by subject, with whom it concerns and since when. */
export async function ObligationsPage() {
  const t = await getTranslations('obligation');
  const page = await getTranslations('obligations');
  const groups = obligationGroups
    .map((group) => ({ group, texts: loadObligations().filter((each) => each.group === group) }))
    .filter(({ texts }) => texts.length > 0);
  return (
    <PageShell page="obligations">
      <PageHead
        title={page('title')}
        lead={page('lead')}
        actions={
          <ButtonLink page="simulator" anchor="checker">
            {t('check')}
          </ButtonLink>
        }
        aside={<Figures texts={loadObligations()} />}
      />
      <IndexedColumns
        data-plate
        title={t('index')}
        index={groups.map(({ group, texts }) => (
          <li key={group}>
            <a href={`#${group}`}>
              {t(`groups.${group}`)} <small>{texts.length}</small>
            </a>
          </li>
        ))}
      >
        {groups.map(({ group, texts }) => (
          <section key={group} className={styles.group} aria-labelledby={group}>
            <ObligationLines texts={texts}>
              <h2 id={group} className="heading">
                {t(`groups.${group}`)}
              </h2>
            </ObligationLines>
          </section>
        ))}
      </IndexedColumns>
    </PageShell>
  );
}

/** The page-summary block: how many texts there are, and how many have changed since the eve of Omnibus I. */
async function Figures({ texts }: { texts: readonly Obligation[] }) {
  const t = await getTranslations();
  const [date, day] = [formatDate(BEFORE, await currentLocale()), today()];
  const changed = texts.filter((each) =>
    hasChangedSince(obligationLaw(each, loadRegister(), day), BEFORE),
  );
  return (
    <PageSummary>
      <div className={`grid above-3 ${styles.figures}`}>
        <p>
          <span className="as-h1">{texts.length}</span>
          <br /> <span className="quiet">{t('obligations.texts')}</span>
        </p>
        <p>
          <mark className="as-h1">{changed.length}</mark>
          <br /> <span className="quiet">{t('obligations.changed', { date })}</span>
        </p>
      </div>
    </PageSummary>
  );
}

type LinesProps = PropsWithChildren<{ texts: readonly Obligation[]; today?: boolean }>;

/** Texts, one a line, under the heads of their columns: the first are the children. */
export async function ObligationLines({ texts, today, children }: LinesProps) {
  const t = await getTranslations('obligation.brief');
  return (
    <div>
      <div className={`line grid ${styles.row} ${styles.heads}`}>
        {children}
        <p className="small">{t('who')}</p>
        <p className="small">{t('when')}</p>
      </div>
      <ul role="list">
        {texts.map(({ id }) => (
          <ObligationLine key={id} id={id} today={today} />
        ))}
      </ul>
    </div>
  );
}

/** A text: its name, whom it concerns, and when; the thresholds of today, or what they replaced struck out. */
export async function ObligationLine({ id, today }: { id: string; today?: boolean | undefined }) {
  const told = await toldObligation(id, await currentLocale());
  const said = today ? undefined : new Set<string>();
  return (
    <li className={`line grid ${styles.row}`}>
      <p className="name">
        <PageLink page={`obligations/${id}`}>{told.name}</PageLink>
      </p>
      {told.brief.slice(0, 2).map((part) => (
        <div key={part.part} className={styles.part}>
          {casesOf(part).map((line) => (
            <p key={line}>{part.part === 'who' ? thresholds(told, line, said) : line}</p>
          ))}
        </div>
      ))}
    </li>
  );
}

/** Its first line and, of whom it concerns, the next that names a case of its own, as "Outside the Union: …"; the rest is on the text's page. */
const casesOf = ({ part, lines: [first = '', ...others] }: ToldPart): string[] => [
  first,
  ...others.filter((line) => part === 'who' && /^[^:]+:\s/.test(line)).slice(0, 1),
];
