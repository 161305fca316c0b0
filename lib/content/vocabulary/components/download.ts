import { attributeOf } from '@/lib/content/mdx/elements';
import { downloadTitle } from '@/lib/downloads/about';
import { downloadPath, formats } from '@/lib/downloads/addresses';
import { downloadIds, isDownloadId } from '@/lib/downloads/ids';
import { link, paragraph, strong } from '@/lib/markdown/nodes';
import { component } from '../component';

export const Download = component({
  name: 'Download',
  attributes: { of: { required: true, values: downloadIds } },
  holds: 'nothing',
  parity: { attribute: 'of' },
  toMarkdown: (element, _children, { locale }) => {
    const id = attributeOf(element, 'of');
    if (!isDownloadId(id)) throw new Error(`There is no download "${id}".`);
    return [
      paragraph(
        strong(downloadTitle(id, locale)),
        ...formats.flatMap((format) => [' ', link(downloadPath(id, locale, format), format)]),
      ),
    ];
  },
  examples: {
    fr: { title: 'Tableur à télécharger : Download', source: '<Download of="csrd-workplan" />' },
    en: {
      title: 'A spreadsheet to take away: Download',
      source: '<Download of="csrd-workplan" />',
    },
  },
});
