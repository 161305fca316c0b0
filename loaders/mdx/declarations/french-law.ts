import { versionOn } from '@/law/as-at';
import { type CriteriaText, criteriaText, introOf } from '@/law/criteria-text';
import { entriesOf } from '@/law/entries';
import { formatDate, today } from '@/lib/dates';
import { item, list, paragraph, strong } from '@/lib/markdown';
import { say } from '@/lib/say/say';
import { ruleNamed } from '@/loaders/guide-entries';
import type { GuideRule } from '@/loaders/guide-law';
import { readLaw, soundRegister } from '@/loaders/law';
import { lawWords } from '@/loaders/law-words';
import { component, type MarkdownContext, type ToMarkdown } from '@/loaders/mdx/component';
import { citation } from '@/loaders/mdx/declarations/sources';
import { attributeOf } from '@/loaders/mdx/tree';

const sides = ['eu', 'fr'] as const;

const toMarkdown: ToMarkdown = async (element, _children, context) => {
  const { law, locale, getTranslations } = context;
  const t = await getTranslations({ locale, namespace: 'guide.frenchLaw' });
  const [eu, fr] = sides.map((side) => ruleNamed(law, attributeOf(element, side) ?? ''));
  if (!eu || !fr) throw new Error(say('<FrenchLaw> needs two rules.'));
  const day = (date: string) => formatDate(date, locale);
  return [
    list([
      item(paragraph(strong(t('eu'))), ...(await ruleBlocks(eu, context))),
      item(paragraph(strong(t('fr'))), ...(await ruleBlocks(fr, context))),
    ]),
    ...(eu.transposeBy ? [paragraph(t('transposition', { date: day(eu.transposeBy) }))] : []),
  ];
};

async function ruleBlocks(rule: GuideRule, context: MarkdownContext) {
  const { law, locale, getTranslations } = context;
  const t = await getTranslations({ locale, namespace: 'guide.frenchLaw' });
  const words = await lawWords(locale, getTranslations);
  const { version } = rule;
  const criteria = criteriaText(rule, { rules: law.rules, words, locale });
  const lines = [version.who, version.consequence, version.note].flatMap((text) =>
    text ? [text[locale]] : [],
  );
  const combined = (part: CriteriaText): ReturnType<typeof item> =>
    part.parts.length === 0
      ? item(paragraph(part.title ?? ''))
      : item(
          paragraph(introOf(part, t(`combine.${part.combine}`), locale)),
          list(part.parts.map(combined)),
        );
  return [
    paragraph(
      strong(rule.label[locale]),
      ` – ${words.period({ from: version.from, until: version.until }, law.day)} `,
      ...(await citation(
        context,
        version.act,
        ...(version.provision ? [version.provision[locale]] : []),
      )),
    ),
    ...(criteria ? [list([combined(criteria)])] : []),
    list([...lines, ...words.application(version)].map((line) => item(paragraph(line)))),
  ];
}

/** What is wrong with one side: a rule of the wrong legal order, or one no longer in force. */
function checkSide(id: string, side: (typeof sides)[number]): string[] {
  if (readLaw().some(({ value }) => value === undefined)) return [];
  const rule = entriesOf(soundRegister().register).rules.get(id);
  if (!rule) return [];
  if ((rule.layer === 'fr') !== (side === 'fr'))
    return [
      say('"#{id}" is not a rule of #{side} law.', {
        id,
        side: side === 'fr' ? say('French') : say('European Union'),
      }),
    ];
  return versionOn(rule, today())
    ? []
    : [say('"#{id}" is not the law any more; name another rule.', { id })];
}

export const FrenchLaw = component({
  name: 'FrenchLaw',
  attributes: { eu: { required: true, ids: 'rules' }, fr: { required: true, ids: 'rules' } },
  holds: 'nothing',
  citesSource: true,
  parity: { attribute: sides },
  check: (element) => sides.flatMap((side) => checkSide(attributeOf(element, side) ?? '', side)),
  toMarkdown,
});
