import { oncePerObject } from '@/lib/once-per-object';
import type { LawContext } from '@/loaders/downloads/law';
import { loadExample } from '@/loaders/examples';
import {
  emissionsByScope,
  energyIntensity,
  holdingsAt,
  paiOf,
  type Quarter,
  quarters,
  shareWhere,
} from './examples/finance';
import type { CellPlace, Plan, Row, SettingPlace } from './plan';
import type { Formula } from './workbook';

// The sheet of adverse impacts: holdings at the four quarter ends, what each company emits, uses or pays per
// million, and the indicators as sums over the holdings. The first two sheets have the same lines.

// Read once for all the cells of a thousand lines.
const holdingsOf = oncePerObject(
  (_law: LawContext['register'], locale: LawContext['locale']) =>
    loadExample('sfdr-fund', locale).data.holdings,
);
const holdingsIn = ({ register, locale }: LawContext) => holdingsOf(register, locale);

/** The holdings of the example, as rows to replace. */
export const holdingRows = (context: LawContext): Row[] =>
  holdingsIn(context).map(({ excludedRevenue: _, quantities, ...holding }) => ({
    ...holding,
    ...Object.fromEntries(quarters.map((each) => [heldAt(each), quantities[each]])),
  }));

/** The column of what was held at the end of a quarter. */
const heldAt = (quarter: string) => `${quarter}Quantity`;

/** The value of a holding that the column names: what was held then, at the price of the year end, in millions. */
export function valueCell({ column, line, sheet, cell, context }: CellPlace): Formula {
  const [price, quantity] = [cell('price'), cell(heldAt(column))];
  const holding = holdingsIn(context)[line - sheet.first];
  return {
    formula: `IF(COUNT(${price},${quantity})<2,"",${quantity}*${price}/1000000)`,
    value: holding ? (holdingsAt([holding], column as Quarter)[0]?.value ?? '') : '',
  };
}

const sheetAt = (sheets: readonly Plan[], index: number): Plan => {
  const sheet = sheets[index];
  if (!sheet) throw new Error('The first two sheets must be those of holdings and coefficients.');
  return sheet;
};

/** Share of the value on 31 December that meets what the fund promotes. */
export const promotedShare = ({ sheet, word, context }: SettingPlace): Formula => {
  const value = sheet.range('december');
  const promoted = `SUMIFS(${value},${sheet.range('promoted')},"${word('yesNo', 'yes')}")`;
  return {
    formula: `IF(SUM(${value})=0,"",${promoted}/SUM(${value}))`,
    value:
      shareWhere(holdingsAt(holdingsIn(context), 'december'), (holding) => holding.promoted) / 100,
  };
};

type Holding = ReturnType<typeof holdingsIn>[number];
type Quotient = readonly [cells: readonly (keyof Holding)[], by: keyof Holding];

/** What is divided by what, company by company; several cells are added up. */
const quotients: Readonly<Record<string, Quotient>> = {
  scope1: [['scope1'], 'enterpriseValue'],
  scope2: [['scope2'], 'enterpriseValue'],
  scope3: [['scope3'], 'enterpriseValue'],
  all: [['scope1', 'scope2', 'scope3'], 'enterpriseValue'],
  emissionsPerRevenue: [['scope1', 'scope2', 'scope3'], 'revenue'],
  water: [['emissionsToWater'], 'enterpriseValue'],
  waste: [['hazardousWaste'], 'enterpriseValue'],
  board: [['boardWomen'], 'boardMembers'],
  energyPerRevenue: [['energy'], 'revenue'],
};

const isQuarter = (column: string): column is Quarter => quarters.some((each) => each === column);

/** A company's line of the sheet of coefficients, by the id of its column. Blank where a cell is missing. */
export function coefficientCell({
  column,
  line,
  sheet,
  sheets,
  cell,
  context,
}: CellPlace): Formula {
  const holdings = sheetAt(sheets, 0);
  const at = (id: string) =>
    `${holdings.content.name}!${holdings.letter(id)}${holdings.first + line - sheet.first}`;
  const holding = holdingsIn(context)[line - sheet.first];
  if (column === 'name')
    return { formula: `IF(${at('name')}="","",${at('name')})`, value: holding?.name ?? '' };
  // What an energy intensity weighs at a quarter end.
  if (isQuarter(column)) {
    const intensity = cell('energyPerRevenue');
    return {
      formula: `IF(OR(${intensity}="",${at(column)}=""),"",${at(column)}*${intensity})`,
      value: holding
        ? ((holdingsAt([holding], column)[0]?.value ?? 0) * holding.energy) / holding.revenue
        : '',
    };
  }
  const [parts, by] = quotients[column] ?? [[], 'revenue'];
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const cells =
    parts.length > 1
      ? `${at(first)}:${holdings.letter(last)}${holdings.first + line - sheet.first}`
      : at(first);
  const divided = parts.length > 1 ? `SUM(${cells})` : cells;
  const sum = parts.reduce((total, part) => total + Number(holding?.[part]), 0);
  return {
    formula: `IF(OR(${at(by)}="",COUNT(${cells})=0),"",${divided}/${at(by)})`,
    value: holding ? sum / Number(holding[by]) : '',
  };
}

/** Indicators that are a share of the value, by number: the column of answers, and the one that counts. */
const shares: Readonly<Record<number, readonly [column: string, answer: 'yes' | 'no']>> = {
  4: ['fossilFuels', 'yes'],
  7: ['biodiversity', 'yes'],
  10: ['violations', 'yes'],
  11: ['monitoring', 'no'],
  14: ['controversialWeapons', 'yes'],
};

/** Columns of holdings without which an indicator leaves a company out. */
const needed: Readonly<Record<number, readonly string[]>> = {
  2: ['scope1', 'scope2', 'scope3', 'enterpriseValue'],
  3: ['scope1', 'scope2', 'scope3', 'revenue'],
  5: ['nonRenewable'],
  6: ['energy', 'revenue'],
  8: ['emissionsToWater', 'enterpriseValue'],
  9: ['hazardousWaste', 'enterpriseValue'],
  12: ['payGap'],
  13: ['boardWomen', 'boardMembers'],
};

const neededFor = ({ number, id }: Row): readonly string[] => {
  const indicator = Number(number);
  if (indicator === 1 && id !== 'all') return [`${id}`, 'enterpriseValue'];
  const [answers] = shares[indicator] ?? [];
  return answers ? [answers] : (needed[indicator === 1 ? 2 : indicator] ?? []);
};

/** An indicator at the end of the quarter that its column names. */
export function indicatorCell({ row, column, sheets, word, context }: CellPlace): Formula {
  const [holdings, coefficients] = [sheetAt(sheets, 0), sheetAt(sheets, 1)];
  const quarter = column as Quarter;
  const number = Number(row.number);
  const value = holdings.rangeAbroad(quarter);
  const total = `SUM(${value})`;
  const where = (id: string, wanted: string) => `${holdings.rangeAbroad(id)},"${wanted}"`;
  const times = (sheet: Plan, id: string) => `SUMPRODUCT(${value},${sheet.rangeAbroad(id)})`;
  const sector = where('sector', word('sectors', `${row.id}`));
  /** An average of companies leaves out those without data, which would lower it as zeros. */
  const overCovered = (sum: string): string => {
    const present = neededFor(row).map((id) => `${holdings.rangeAbroad(id)},"<>"`);
    const covered = `SUMIFS(${[value, ...present].join(',')})`;
    return `IF(${covered}=0,"",${sum}/${covered})`;
  };
  const [answers, answer = 'yes'] = shares[number] ?? [];
  const formula = ((): string => {
    if (answers) return `SUMIFS(${value},${where(answers, word('yesNo', answer))})/${total}*100`;
    switch (number) {
      case 1:
        return times(coefficients, `${row.id}`);
      case 2:
        return `${times(coefficients, 'all')}/${total}`;
      case 3:
        return `${times(coefficients, 'emissionsPerRevenue')}/${total}`;
      case 6:
        return (
          `IF(SUMIFS(${value},${sector})=0,"",` +
          `SUMIFS(${coefficients.rangeAbroad(quarter)},${sector})/SUMIFS(${value},${sector}))`
        );
      case 8:
        return `${times(coefficients, 'water')}/${total}`;
      case 9:
        return `${times(coefficients, 'waste')}/${total}`;
      case 13:
        return overCovered(`${times(coefficients, 'board')}*100`);
      default:
        return overCovered(times(holdings, number === 5 ? 'nonRenewable' : 'payGap'));
    }
  })();
  return {
    formula: `IF(${total}=0,"",${formula})`,
    value: indicatorOf(row, context, quarter) ?? '',
  };
}

/** What the example comes to, undefined for a sector in which it holds nothing. */
function indicatorOf(row: Row, context: LawContext, quarter: Quarter): number | undefined {
  const held = holdingsAt(holdingsIn(context), quarter);
  if (row.number === 6)
    return [...energyIntensity(held)].find(([sector]) => sector === row.id)?.[1];
  const scopes: Readonly<Record<string, number>> = emissionsByScope(held);
  return row.number === 1 && row.id !== 'all'
    ? scopes[`${row.id}`]
    : (paiOf(held) as Readonly<Record<number, number>>)[Number(row.number)];
}

/** The average of an indicator of the example over the year. */
export const yearOf = (row: Row, context: LawContext): number | '' => {
  const values = quarters.map((quarter) => indicatorOf(row, context, quarter));
  return values.reduce<number | ''>(
    (sum, value) => (sum === '' || value === undefined ? '' : sum + value / quarters.length),
    0,
  );
};

/** Share of the value on 31 December for which the data of an indicator are there. */
export function coverageCell({ row, sheets, word, context }: CellPlace): Formula {
  const holdings = sheetAt(sheets, 0);
  const value = holdings.rangeAbroad('december');
  const sector =
    row.number === 6 ? [`${holdings.rangeAbroad('sector')},"${word('sectors', `${row.id}`)}"`] : [];
  const present = neededFor(row).map((id) => `${holdings.rangeAbroad(id)},"<>"`);
  const all = sector.length > 0 ? `SUMIFS(${[value, ...sector].join(',')})` : `SUM(${value})`;
  const isHeld = row.number !== 6 || holdingsIn(context).some(({ sector }) => sector === row.id);
  return {
    formula: `IF(${all}=0,"",SUMIFS(${[value, ...sector, ...present].join(',')})/${all})`,
    value: isHeld ? 1 : '',
  };
}
