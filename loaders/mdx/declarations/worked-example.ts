import { oncePerBuild } from '@/lib/cache';
import { today } from '@/lib/dates';
import { type Locale, written } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { typesetDeep } from '@/lib/typography';
import { type ExamplePart, showExample } from '@/loaders/downloads/examples/show';
import { type ExampleId, exampleIds } from '@/loaders/examples';
import { loadRegister } from '@/loaders/law';
import { component } from '@/loaders/mdx/component';

const computed = oncePerBuild((id: ExampleId, locale: Locale): readonly ExamplePart[] => {
  const context = { register: loadRegister(), day: today(), locale: written(locale) };
  return typesetDeep(showExample(id, context), locale);
});

/** The parts of a worked example on the day of the build, typeset. */
export function exampleParts(name: string | undefined, locale: Locale): readonly ExamplePart[] {
  const id = exampleIds.find((each) => each === name);
  if (id === undefined) throw new Error(say('There is no worked example "#{name}".', { name }));
  return computed(id, locale);
}

export const WorkedExample = component({
  name: 'WorkedExample',
  attributes: { of: { required: true, values: exampleIds } },
  holds: 'nothing',
  parity: { attribute: 'of' },
});
