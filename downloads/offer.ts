import type { Written, WrittenWords } from '@/lib/i18n/written';
import { sizeIn } from '@/lib/numbers';
import { typeset } from '@/lib/typography';
import { about } from './about';
import { downloadFile, downloadPath, type Format, formats } from './addresses';
import type { DownloadContext } from './context';
import { downloadBytes } from './files';
import type { DownloadId } from './ids';

/** A spreadsheet as a page offers it. */
export interface Offer {
  readonly title: string;
  readonly purpose: string;
  /** `in English`. */
  readonly language: string;
  readonly links: readonly { href: string; format: string; size: string }[];
}

const names: Record<Format, WrittenWords> = {
  xlsx: { fr: 'Excel (.xlsx)', en: 'Excel (.xlsx)' },
  csv: { fr: 'CSV (.csv)', en: 'CSV (.csv)' },
};

const languages: Record<Written, string> = { fr: 'en français', en: 'in English' };

/** Title, purpose, and a link for each format with the size of the file. */
export async function offerOf(id: DownloadId, context: DownloadContext): Promise<Offer> {
  const { locale } = context;
  const { title, purpose } = about[id];
  const links = formats.map(async (format) => {
    const name = downloadFile(id, locale, format);
    const { length } = await downloadBytes({ id, locale, format, name }, context);
    return {
      href: downloadPath(id, locale, format),
      format: names[format][locale],
      size: sizeIn(locale, length),
    };
  });
  return {
    title: typeset(title[locale], locale),
    purpose: typeset(purpose[locale], locale),
    language: languages[locale],
    links: await Promise.all(links),
  };
}
