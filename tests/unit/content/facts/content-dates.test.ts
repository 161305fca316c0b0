import { pageOf } from '@/loaders/routes/page';
import { quoted } from '@/tests/languages';
import { site } from '../sound-site';

const GUIDE = 'content/guides/waterguide/guide.yaml';

const setDay = (file: string, key: string, day: string) =>
  site.replace(file, new RegExp(`^${key}: .*$`, 'm'), `${key}: ${day}`);

it('dates a guide by its publication and the latest of its review and changes', () => {
  setDay(GUIDE, 'publishedOn', '2025-01-02');
  setDay(GUIDE, 'reviewedOn', '2025-03-04');
  setDay(GUIDE, '  - date', '2025-02-03');
  expect(pageOf('guides/waterguide').dates()).toEqual({
    publishedOn: '2025-01-02',
    modifiedOn: '2025-03-04',
  });
  const change = '  - { date: 2026-11-22, text: { fr: Un seuil, en: A threshold } }\n';
  site.replace(GUIDE, /^changes:\n/m, `changes:\n${change}`);
  expect(pageOf('guides/waterguide').dates().modifiedOn).toBe('2026-11-22');
});

it('dates the policies page by the latest policy', () => {
  for (const locale of quoted)
    setDay(`content/legal/terms/${locale}.mdx`, 'updatedOn', '2032-07-08');
  expect(pageOf('legal').dates()).toEqual({ modifiedOn: '2032-07-08' });
  expect(pageOf('legalNotice').dates().modifiedOn).not.toBe('2032-07-08');
});

it('dates pages that state the law by its latest check', () => {
  site.replace('content/law/water.yaml', /^checkedOn: .*$/m, 'checkedOn: 2033-01-02');
  expect(pageOf('glossary').dates()).toEqual({ modifiedOn: '2033-01-02' });
  expect(pageOf('resources').dates().modifiedOn).not.toBe('2033-01-02');
});
