import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { sizeIn } from '@/lib/numbers';
import { dataFileNames, dataFiles, dataPath } from '@/publishing/open-data/addresses';
import { dataSize, publishedDataset } from '@/publishing/open-data/files';
import styles from './open-data.module.css';

/** The files with their sizes, and their version. */
export async function Files() {
  const t = await getTranslations('openData.files');
  const locale = await currentLocale();
  const { version, format } = publishedDataset();
  return (
    <div className={styles.stack}>
      <ul role="list" className={styles.files}>
        {dataFileNames.map((file) => (
          <li key={file}>
            <a href={dataPath(file)}>{dataFiles[file]}</a>{' '}
            <span className={styles.size}>{sizeIn(locale, dataSize(file))}</span>
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
    </div>
  );
}
