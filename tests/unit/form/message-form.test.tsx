import { renderToStaticMarkup } from 'react-dom/server';
import { MessageForm } from '@/components/message/message-form';
import { fields, fieldsOf } from '@/lib/form/fields';
import { attribute, elements, parseHtml } from '@/lib/html';

jest.mock('@/lib/i18n/current-locale', () => ({ currentLocale: async () => 'fr' }));
jest.mock('next-intl/server', () => ({
  getTranslations: async () => Object.assign((key: string) => key, { rich: (key: string) => key }),
}));

it.each([[], ['organization'], ['organization', 'sector']] as const)(
  'asks for all that a message requires, %j included',
  async (...more) => {
    const others = more.map((name) =>
      jest.replaceProperty(fields, name, { ...fields[name], inMessage: true }),
    );
    try {
      const html = renderToStaticMarkup(await MessageForm({ endpoint: '/api/demo-requests/' }));
      const controls = elements(parseHtml(html), 'input', 'select', 'textarea').filter(
        (control) => attribute(control, 'required') !== undefined,
      );
      expect(controls.map((control) => attribute(control, 'name'))).toEqual(fieldsOf('contact'));
      expect(controls).toHaveLength(2 + more.length);
      const labels = elements(parseHtml(html), 'label').map((label) => attribute(label, 'for'));
      for (const control of controls) expect(labels).toContain(attribute(control, 'id'));
    } finally {
      for (const other of others) other.restore();
    }
  },
);
