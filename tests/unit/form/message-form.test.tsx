import { renderToStaticMarkup } from 'react-dom/server';
import { MessageForm } from '@/components/message/message-page';
import { fieldsOf } from '@/lib/form/fields';
import { receiverMessages } from '@/lib/form/messages';
import { validateRequest } from '@/lib/form/schema';
import { attribute, elements, parseHtml, textOf } from '@/lib/html';
import { pageOf } from '@/receiver/answers/page';

// A message asks for three fields more: one of text, a choice, and one that is asked for with one of its answers.
jest.mock('@/lib/form/fields', () => {
  const module = jest.requireActual('@/lib/form/fields');
  for (const name of ['organization', 'sector', 'otherSector'])
    module.fields[name] = { ...module.fields[name], inMessage: true };
  return module;
});
jest.mock('@/lib/i18n/current-locale', () => ({ currentLocale: async () => 'fr' }));
jest.mock('next-intl/server', () => ({
  getTranslations: async () => Object.assign((key: string) => key, { rich: (key: string) => key }),
  getMessages: async () => ({ message: { form: { hints: { message: 'Aide' } } } }),
}));

const requiredIn = (values: object) =>
  validateRequest(values, 'contact').errors.map(({ field }) => field);

/** The fields of a form, as one fills them in. */
const controlsIn = (html: string) =>
  elements(parseHtml(html), 'input', 'select', 'textarea').filter((control) =>
    fieldsOf('contact').some((name) => name === attribute(control, 'name')),
  );

it('asks for a field of messages in the form, requires it in the receiver, and shows it again', async () => {
  const form = renderToStaticMarkup(await MessageForm({ endpoint: '/api/demo-requests/' }));
  const typed = {
    email: 'zoe',
    organization: 'Exemple "SA"',
    sector: 'other',
    otherSector: 'Pêche',
    message: '\nBonjour',
  };
  const again = pageOf({
    locale: 'fr',
    messages: receiverMessages('fr'),
    problem: 'À corriger',
    action: '/api/demo-requests/',
    values: { ...typed, kind: 'contact' },
    proof: null,
    errors: new Map([['email', 'Adresse e-mail invalide']]),
  });

  for (const html of [form, again]) {
    const controls = controlsIn(html);
    expect(controls.map((control) => attribute(control, 'name'))).toEqual(Object.keys(typed));
    const required = controls.filter((control) => attribute(control, 'required') !== undefined);
    expect(required.map((control) => attribute(control, 'name'))).toEqual(requiredIn({}));
    const labels = elements(parseHtml(html), 'label').map((label) => attribute(label, 'for'));
    for (const control of controls) expect(labels).toContain(attribute(control, 'id'));
  }
  expect(again).toContain('name="kind" value="contact"');
  expect(again).toContain('<a href="#email">Adresse e-mail invalide</a>');
  expect(requiredIn({})).toEqual(['email', 'organization', 'sector', 'message']);
  expect(requiredIn({ ...typed, otherSector: '' })).toEqual(['email', 'otherSector']);
  expect(
    controlsIn(again).map((control) => {
      const [chosen] = elements(control, 'option').filter(
        (option) => attribute(option, 'selected') !== undefined,
      );
      return attribute(chosen ?? control, 'value') ?? textOf(control);
    }),
  ).toEqual(Object.values(typed));
});
