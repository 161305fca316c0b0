import { evaluate } from '@/law/evaluation/evaluate';
import { withSteadyYears } from '@/law/evaluation/profile';
import { shortQuantity } from '@/law/quantity';
import { name, profile } from '@/law/sample-company/company';
import { formatDate, midnight, weeksBefore } from '@/lib/dates';
import { type Locale, localeTags } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import { lowerFirst } from '@/lib/sentences';
import { figureValue, type LawContext, withLaw } from '@/loaders/downloads/law';
import { type ExampleData, type ExampleId, loadExample } from '@/loaders/examples';
import { plannedClosing } from '@/loaders/work-plan';
import {
  consolidated,
  likelihoodNeeded,
  rankRisks,
  scopeOf,
  scoreDependencies,
  scoreOf,
  severityOf,
  TOP,
  tiesIn,
  waterAtRisk,
} from './compute';
import { fundValues } from './finance';
import { taxonomyValues } from './taxonomy';
import { type Context, type Item, percent, rounded, type Values } from './words';
import { correctionDays, datedStages } from './working-days';

/** A table column. Numbers are aligned to its end. */
interface Column {
  readonly label: string;
  readonly numeric?: boolean | undefined;
}

/** A row with its heading; `sum` marks the total. */
interface Row {
  readonly head: string;
  readonly cells: readonly string[];
  readonly sum: boolean;
}

export interface Table {
  readonly caption: string;
  /** The first heads the rows. */
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** What readers see of a worked example, in their language and in this order. Not typeset. */
export type ExamplePart = string | Table;

const stated = <Id extends ExampleId>(id: Id, context: LawContext) =>
  withLaw(loadExample(id, context.locale), context);

/** What the computation of an example gives its sentences and tables, as text. */
export function exampleValues(id: ExampleId, context: LawContext): Values {
  const { data, words = {} } = stated(id, context);
  const say = (key: string, values: Item = {}) => {
    const text = words[key];
    if (text === undefined) throw new Error(`The computation needs "${key}" among the words.`);
    return fill(text, values);
  };
  return { company: name[context.locale], ...computations[id](data as never, { ...context, say }) };
}

/** A worked example, computed under the law of a day, in the words of a language. */
export function showExample(id: ExampleId, context: LawContext): ExamplePart[] {
  const all = exampleValues(id, context);
  return stated(id, context).parts.flatMap((part): ExamplePart[] =>
    (part.each === undefined ? [{}] : itemsOf(all, part.each)).flatMap((item): ExamplePart[] => {
      const values = { ...all, ...item };
      const { caption, columns = [], rows = '', text = '', sentences = [{ text }] } = part;
      if (!holds(part, values)) return [];
      if (caption === undefined)
        return [
          sentences
            .filter((sentence) => holds(sentence, values))
            .map((sentence) => fill(sentence.text, values))
            .join(' '),
        ];
      return [
        {
          caption: fill(caption, values),
          columns: columns.map(({ label, numeric }) => ({ label, numeric })),
          rows: itemsOf(all, rows).map((row) => {
            const [head = '', ...cells] = columns.map(({ cell }) => `${row[cell]}`);
            return { head, cells, sum: row.sum === true };
          }),
        },
      ];
    }),
  );
}

const itemsOf = (values: Values, list: string): readonly Item[] => {
  const items = values[list];
  return Array.isArray(items) ? items : [];
};

const holds = (
  { when, unless }: { when?: string | undefined; unless?: string | undefined },
  values: Values,
): boolean =>
  (when === undefined || values[when] === true) &&
  (unless === undefined || values[unless] !== true);

/** Names of values in a text: `{turnover}`. Those of the law have a dot. */
export const VALUE = /\{(\w+)\}/g;

const fill = (text: string, values: Values): string =>
  text.replace(VALUE, (braces, key: string) => `${values[key] ?? braces}`);

/** What each example computes from its data, for the sentences and tables of its file. */
const computations: {
  readonly [Id in ExampleId]: (data: ExampleData[Id], context: Context) => Values;
} = {
  'csrd-group': ({ parent, subsidiaries, eliminated }, { register, day, locale, say }) => {
    const group = consolidated([parent, ...subsidiaries], eliminated);
    const judged = [
      ...subsidiaries.map((entity) => ({ entity, ...scopeOf(register, day, entity) })),
      { entity: parent, ...scopeOf(register, day, parent, group) },
    ];
    const inScope = (law: 'eu' | 'fr') =>
      judged.flatMap((each) => (each[law] === 'out' ? [] : each.entity.name)).join(', ') ||
      say('none');
    const euros = (value: number) => shortQuantity({ value, unit: 'eur' }, locale);
    return {
      underDirective: inScope('eu'),
      underFrench: inScope('fr'),
      entities: judged.map(({ entity: { name }, size, eu, fr }) => ({
        name: name === parent.name ? say('group', { name }) : name,
        employees: formatNumber(size.employees, locale),
        turnover: euros(size.turnover),
        balanceSheet: euros(size.balanceSheet),
        eu: say(eu),
        fr: say(fr),
        sum: name === parent.name,
      })),
    };
  },

  'csddd-risk-map': ({ priorityFrom, risks }, { register, day }) => {
    const ranked = rankRisks(risks);
    return {
      isInScope: evaluate(register, withSteadyYears(profile), day).eu.some(
        ({ rule, truth }) => rule.id === 'csddd-scope' && truth === 'yes',
      ),
      risks: ranked.map(texts),
      priorityFrom: `${priorityFrom}`,
      due: `${ranked.filter(({ severity }) => severity >= priorityFrom).length}`,
      first: lowerFirst(ranked[0]?.impact ?? ''),
      ties: tiesIn(ranked).map(([before, after]) => ({
        before: before.impact,
        after: after.impact,
      })),
    };
  },

  'taxonomy-turnover': taxonomyValues,
  'sfdr-fund': fundValues,

  'double-materiality-impact': ({ threshold, name, reasons, ...grades }, { locale, say }) => {
    const severity = severityOf(grades);
    const score = scoreOf(severity, grades.likelihood);
    const needed = likelihoodNeeded(severity, threshold);
    const graded = (criterion: keyof typeof reasons) => ({
      criterion: say(criterion),
      score: `${grades[criterion]}`,
      why: reasons[criterion],
    });
    const formula = { severity: `${severity}`, likelihood: `${grades.likelihood}`, top: `${TOP}` };
    return {
      impact: lowerFirst(name),
      criteria: [
        graded('scale'),
        graded('scope'),
        graded('irremediability'),
        { criterion: say('severity'), score: `${severity}`, why: say('severityWhy'), sum: true },
        graded('likelihood'),
        {
          criterion: say('score'),
          score: rounded(score, locale),
          why: say('scoreWhy', formula),
          sum: true,
        },
      ],
      score: rounded(score, locale),
      threshold: rounded(threshold, locale),
      isMaterial: score >= threshold,
      mayCease: score >= threshold && needed !== undefined,
      needed: `${needed}`,
    };
  },

  'tnfd-leap': ({ site, protectedAreaKm, sensitiveBelowKm, water, ...rest }, { locale, say }) => {
    const scored = scoreDependencies(rest.dependencies, rest.takenFurtherFrom);
    const number = (value: number) => rounded(value, locale);
    const kept = scored.flatMap(({ takenFurther, service }) =>
      takenFurther ? lowerFirst(service) : [],
    );
    return {
      site,
      distance: number(protectedAreaKm),
      limit: number(sensitiveBelowKm),
      isSensitive: protectedAreaKm < sensitiveBelowKm,
      from: number(rest.takenFurtherFrom),
      dependencies: scored.map(({ service, reliance, degradation, score, takenFurther }) => ({
        service,
        reliance: number(reliance),
        degradation: number(degradation),
        score: number(score),
        takenFurther: say(takenFurther ? 'yes' : 'no'),
      })),
      services: new Intl.ListFormat(locale, { type: 'conjunction' }).format(kept),
      water: rounded(waterAtRisk(water), locale, 0),
      share: percent(water.restrictedPercent, locale),
    };
  },

  'assurance-planning': (data, { locale }) => {
    const meeting = generalMeeting(data);
    return {
      meeting: formatDate(meeting, locale),
      meetingAfter: formatNumber(data.meetingAfterWeeks, locale),
      stages: datedStages(data.stages, meeting).map(({ what, who, weeksBefore, date }) => ({
        what,
        who,
        weeks: formatNumber(weeksBefore, locale),
        date: formatDate(date, locale),
      })),
    };
  },

  'rating-correction': ({ notifiedOn }, { register, day, locale, say }) => {
    const full = figureValue(register, 'ratings-notice.notice', day);
    return {
      date: formatDate(notifiedOn, locale),
      full: `${full}`,
      days: correctionDays(notifiedOn, full).map((counted) => ({
        day: withWeekday(counted.day, locale),
        kind: say(counted.kind),
        count: `${counted.count}`,
        sum: counted.kind === 'issue',
      })),
    };
  },
};

/** The general meeting that approves the accounts. */
export const generalMeeting = ({ meetingAfterWeeks }: ExampleData['assurance-planning']): string =>
  weeksBefore(plannedClosing(), -meetingAfterWeeks);

const texts = (item: object): Item =>
  Object.fromEntries(Object.entries(item).map(([key, value]) => [key, `${value}`]));

/** `jeudi 25 mars 2027`, `Thursday 25 March 2027`. */
function withWeekday(day: string, locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(localeTags[locale], { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(midnight(day))} ${formatDate(day, locale)}`;
}
