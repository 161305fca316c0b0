import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { struckFigure } from '@/loaders/struck-figure';
import { visuallyHidden } from './marks';
import styles from './struck-figure.module.css';

interface StruckFigureProps {
  /** The figure's name in the register of law: `csrd-scope.employees`. */
  of: string;
  /** As large as the width allows, or one of several in a row. */
  size?: 'large' | 'small';
  /** Whether it opens the page, and so is drawn when the page loads rather than when it comes into view. */
  opens?: boolean;
}

/** Characters that fit on one line at the largest size. */
const ONE_LINE = 16;

/**
 * The image of the site: a figure of the law, its former value struck out and the present one highlighted,
 * with what it measures, the article and the day beneath. It stands on the dark ground, as wide as its place:
 *
 *     <StruckSpread of="csrd-scope.employees" />
 *
 * for a band from edge to edge, or `<StruckFigure of="csrd-scope.employees" opens />` within a band of one's
 * own. Renders nothing when the law of the day has not changed the figure.
 */
export async function StruckFigure({ of, size = 'large', opens = false }: StruckFigureProps) {
  const t = await getTranslations('guide');
  const locale = await currentLocale();
  const figure = struckFigure(of, locale);
  if (!figure) return null;
  const { title, before, now, from, source, address } = figure;
  const isLong = `${before}${now.number}${now.unit}`.length > ONE_LINE;
  const since = t('period.since', { from: formatDate(from, locale) });
  return (
    <figure
      className={[
        styles.figure,
        size === 'small' ? styles.small : isLong && styles.long,
        opens ? styles.opens : styles.comes,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <p className={styles.values}>
        <del className={styles.before}>
          {visuallyHidden(`${t('was')} `)}
          {before}
        </del>{' '}
        <ins className={styles.now}>
          {visuallyHidden(`${since}, `)}
          <mark className={styles.marked}>
            {now.number}
            {now.unit && ` ${now.unit}`}
          </mark>
        </ins>
      </p>
      <figcaption className={`quiet ${styles.caption}`}>
        <span className={styles.title}>{title}</span>
        <span>
          {address ? <a href={address}>{source}</a> : source}, {since}
        </span>
      </figcaption>
    </figure>
  );
}

/** The figure on a dark band from edge to edge; what is said of it follows beneath. */
export const StruckSpread = ({ of, children }: { of: string; children?: ReactNode }) => (
  <div className="band night">
    <div className="page">
      <StruckFigure of={of} />
      {children}
    </div>
  </div>
);
