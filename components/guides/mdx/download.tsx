import { about, downloadTitle } from '@/lib/downloads/about';
import { downloadPath, formats } from '@/lib/downloads/addresses';
import { isDownloadId } from '@/lib/downloads/ids';
import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import styles from './download.module.css';

/** A spreadsheet to take away: what it is for, and a link for each format. */
export function Download({ of, locale }: { of: string; locale: Locale }) {
  if (!isDownloadId(of)) throw new Error(`There is no download "${of}".`);
  const words = (text: string) => typeset(text, locale);
  return (
    <div className={styles.card}>
      <p className={styles.title}>{words(downloadTitle(of, locale))}</p>
      <p>{words(about[of].purpose[locale])}</p>
      <ul role="list" className={styles.formats}>
        {formats.map((format) => (
          <li key={format}>
            <a href={downloadPath(of, locale, format)}>{format}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
