/** @jest-environment jsdom */
import type { SearchFile } from '@/search/query/file';
import { answer, dialog, fetched, links, settle, status, type } from './shown-dialog';

const section = (heading: string, text: string) => ({ page: 0, anchor: '', heading, text });
const first: SearchFile = {
  locale: 'fr',
  pages: [
    { address: '/a/', title: 'La CSRD', group: 'resources', weight: 1 },
    { address: '/b/', title: 'Autre', group: 'resources', weight: 20 },
  ],
  sections: [
    section('La CSRD', 'Publier'),
    section('Seuils', 'Un'),
    { ...section('Autre', 'Dire'), page: 1 },
  ],
  questions: '/questions/',
  synonyms: [],
  rest: '/texts.json',
};
let arrive: (texts: string[] | Error) => void;
beforeEach(() => {
  const texts = new Promise<string[]>((resolve, reject) => {
    arrive = (value) => (value instanceof Error ? reject(value) : resolve(value));
  });
  fetched.mockImplementation(async (address: string) => ({
    ...answer,
    json: async () => (address === '/texts.json' ? texts : first),
  }));
});

it('answers from titles and beginnings, then from whole texts', async () => {
  await type('csrd');
  expect(status()).toBe('1 page trouvée');
  expect(dialog.textContent).not.toContain('rapport');
  arrive([' un rapport.', ' mot.', '']);
  await settle();
  expect(dialog.textContent).toContain('Publier un rapport.');
});

it('says that nothing was found only when all texts have been read', async () => {
  await type('rapport');
  expect(status()).toBe('');
  arrive([' un rapport.', ' mot.', '']);
  await settle();
  expect(status()).toBe('1 page trouvée');
});

it('keeps the focus on a result that whole texts move', async () => {
  await type('seuils');
  const addresses = () => links().map((link) => link.getAttribute('href'));
  const [shown = ''] = addresses();
  (links()[0] as HTMLElement).focus();
  arrive([' un rapport.', ' mot.', ' Seuils, seuils.']);
  await settle();
  expect(addresses().indexOf(shown)).toBeGreaterThan(0);
  expect(document.activeElement?.getAttribute('href')).toBe(shown);
});

it('makes do with the first part when the second cannot be loaded', async () => {
  await type('csrd');
  arrive(new Error('offline'));
  await settle();
  expect(status()).toBe('1 page trouvée');
  await type('rapport');
  expect(status()).toBe('Rien pour « rapport »');
});
