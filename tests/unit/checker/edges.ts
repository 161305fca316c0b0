import type { Answers } from '@/law/checker/answers';
import { alone, sized } from '@/tests/checker-walks';

// Companies at the edges of thresholds, closings, groups, branches and firms, and what the provisions say of them,
// written out without the register.

/** Answers on 15 December 2025, 28 November 2026 and 1 January 2030: yes, no, exempt, or `?` where the law is open. */
type Days = `${Mark}${Mark}${Mark}`;
type Mark = 'y' | 'n' | 'e' | '?';

/** Answers by regime and layer, each with the provision that it rests on. */
type Edge = [
  what: string,
  answers: Answers,
  ...expected: [key: string, days: Days, provision: string][],
];

const [SIZE, FR_SIZE] = ['Dir. 2013/34 Art. 3(4), (10)', 'C. com. D. 230-1: two closings'];
const TESTS = 'Dir. 2013/34 Art. 19a(1); before, Dir. 2022/2464 Art. 5(2)(b)';
const WAVE_1 = 'Dir. 2022/2464 Art. 5(2)(a); until FY 2026';
const FR_WAVE_1 = 'Ord. 2023-1142 Art. 33 II 1°';
const [WAVE_3, FR_WAVE_3] = ['Dir. 2022/2464 Art. 5(2)(c)', 'Ord. 2023-1142 Art. 33 II 3°'];
const [TAXONOMY, CSDDD] = ['Reg. 2020/852 Art. 8(1)', 'Dir. 2024/1760 Art. 2(1), (5)'];
const [BDESE, INDEX] = ['C. trav. L. 2312-2, L. 2312-18', 'C. trav. L. 1142-8'];
const ALERT = 'Act 2016-1691 Art. 8; Decree 2022-1284 Art. 2';
const NO_THRESHOLD = 'Dir. 2019/1937 Art. 8(4)';
const [PAY, SAPIN] = ['Dir. 2023/970 Arts 2, 9', 'Act 2016-1691 Art. 17'];
const [BEGES, ENERGY] = ['C. env. L. 229-25', 'C. énergie L. 233-1'];
const [VIGILANCE, VSME] = ['C. com. L. 225-102-1', 'Dir. 2013/34 Art. 19a(3)'];
const [NON_EU, FR_NON_EU] = ['Dir. 2013/34 Art. 40a', 'C. com. L. 232-6-4, D. 232-8-7'];
const EXEMPT = 'Dir. 2013/34 Art. 19a(9), (10)';
const FR_EXEMPT = 'C. com. L. 232-6-3 V, L. 22-10-36 III';

type Size = [employees: string, turnover: string, balance: string];
/** A company of France whose closing before the last one was another. */
const after = (now: Size, [previousEmployees, previousTurnover, previousBalance]: Size) => ({
  ...sized(...now),
  previous: 'different',
  previousEmployees,
  previousTurnover,
  previousBalance,
});
const staff = (employees: string, more: Answers = {}): Answers => ({
  ...sized(employees, '5', '3'),
  ...more,
});
/** A company of elsewhere, of which its establishment in France is told. */
const abroad = (employees: string, more: Answers): Answers => ({
  ...alone,
  seat: 'third-country',
  employees,
  ...more,
});
const established = (employeesFrance: string): Answers => ({
  establishment: 'yes',
  employeesFrance,
});
/** A French subsidiary and the group above it. */
const below = (seat: string, size: [string, string], whole: [string, string]): Answers => ({
  ...sized(size[0], size[1], '3'),
  group: 'subsidiary',
  parentSeat: seat,
  parentGroupEmployees: whole[0],
  parentGroupTurnover: whole[1],
});
const parent = (groupEmployees: string, groupTurnover: string, groupEmployeesFrance: string) => ({
  ...sized('100', '20', '10'),
  group: 'parent',
  groupEmployees,
  groupTurnover,
  groupBalance: '20',
  groupEmployeesFrance,
});
const inUnion = (euTurnover: string, euSubsidiaryTurnover: string, euBranchTurnover: string) =>
  abroad('9000', { turnover: '3000', euTurnover, euSubsidiaryTurnover, euBranchTurnover });
const union = { ...sized('1240', '480', '310'), group: 'subsidiary', inParentReport: 'yes' };

// biome-ignore format: a table, a company to a line
const sizes: Edge[] = [
  ['a euro over', sized('251', '50.000001', '25'), ['csrd eu', 'ynn', SIZE], ['csrd fr', 'yyy', FR_SIZE]],
  ['on every limit', sized('250', '50', '25'), ['csrd eu', 'nnn', SIZE], ['csrd fr', 'nnn', FR_SIZE]],
  ['over one of three', sized('251', '50', '25'), ['csrd eu', 'nnn', SIZE], ['csrd fr', 'nnn', FR_SIZE]],
  ['without the headcount', sized('250', '51', '26'), ['csrd eu', 'ynn', SIZE], ['csrd fr', 'yyy', FR_SIZE]],
  ['first year over', after(['260', '60', '30'], ['240', '45', '20']), ['csrd eu', '?nn', SIZE], ['csrd fr', '???', FR_SIZE]],
  ['first year under', after(['240', '45', '20'], ['260', '60', '30']), ['csrd eu', '?nn', SIZE], ['csrd fr', '???', FR_SIZE]],
  ['two years over', after(['260', '60', '30'], ['251', '51', '20']), ['csrd eu', 'ynn', SIZE], ['csrd fr', 'yyy', FR_SIZE]],
  ['two years under', after(['240', '45', '20'], ['250', '50', '26']), ['csrd eu', 'nnn', SIZE], ['csrd fr', 'nnn', FR_SIZE]],
  ['over both tests', sized('1001', '450.000001', '300'), ['csrd eu', 'yyy', TESTS], ['taxonomy eu', 'yyy', TAXONOMY], ['csddd eu', 'ynn', CSDDD]],
  ['on the headcount', sized('1000', '451', '300'), ['csrd eu', 'ynn', TESTS], ['taxonomy eu', 'ynn', TAXONOMY], ['csddd eu', 'nnn', CSDDD]],
  ['on the turnover', sized('1001', '450', '300'), ['csrd eu', 'ynn', TESTS], ['csddd eu', 'nnn', CSDDD]],
  ['newly over both', after(['1100', '500', '300'], ['950', '430', '300']), ['csrd eu', 'y??', 'Notice C/2024/6792, Q. 1 and 2'], ['taxonomy eu', 'y??', TAXONOMY], ['csddd eu', '?nn', CSDDD]],
  ['newly under both', after(['950', '430', '300'], ['1100', '500', '300']), ['csrd eu', 'y??', 'Notice C/2024/6792, Q. 1 and 2'], ['csddd eu', '?nn', CSDDD]],
  ['large parent of a large group', { ...parent('260', '61', '260'), groupBalance: '20' }, ['csrd fr', 'yyy', 'C. com. D. 230-2']],
  ['parent on the limits', { ...parent('260', '60', '260'), groupBalance: '30' }, ['csrd eu', 'ynn', 'Dir. 2013/34 Art. 3(7)'], ['csrd fr', 'nnn', 'C. com. D. 230-2']],
  ['at the cap', sized('1000', '600', '300'), ['vsme eu', 'nyy', VSME]],
  ['over the cap', sized('1001', '20', '10'), ['vsme eu', 'nnn', VSME]],
  ['on the headcount of the CSDDD', sized('5000', '1501', '3'), ['csddd eu', 'ynn', CSDDD]],
  ['on the turnover of the CSDDD', sized('5001', '1500', '3'), ['csddd eu', 'ynn', CSDDD]],
  ['over both', sized('5001', '1500.000001', '3'), ['csddd eu', 'yyy', CSDDD]],
  ['parent of a group over both tests', parent('1001', '450.000001', '1001'), ['csrd eu', 'yyy', 'Dir. 2013/34 Art. 29a(1)']],
  ['parent on the headcount', parent('1000', '451', '1000'), ['csrd eu', 'ynn', 'Dir. 2013/34 Art. 29a(1)']],
  ['parent on the turnover', parent('1001', '450', '1001'), ['csrd eu', 'ynn', 'Dir. 2013/34 Art. 29a(1)']],
];

// biome-ignore format: a table, a company to a line
const listed: Edge[] = [
  ['listed, 501', { ...sized('501', '60', '30'), listed: 'yes' }, ['csrd eu', 'yyn', WAVE_1], ['csrd fr', 'yyy', FR_WAVE_1], ['taxonomy eu', 'yyn', TAXONOMY]],
  ['listed, 500', { ...sized('500', '60', '30'), listed: 'yes' }, ['csrd eu', 'ynn', TESTS], ['csrd fr', 'yyy', FR_SIZE]],
  ['listed SME', { ...sized('200', '30', '20'), listed: 'yes' }, ['csrd eu', 'ynn', WAVE_3], ['csrd fr', 'yyy', FR_WAVE_3]],
  ['listed micro', { ...sized('9', '0.9', '0.45'), listed: 'yes' }, ['csrd eu', 'nnn', WAVE_3], ['csrd fr', 'nnn', FR_WAVE_3]],
  ['listed, just above micro', { ...sized('11', '0.91', '0.4'), listed: 'yes' }, ['csrd eu', 'ynn', WAVE_3], ['csrd fr', 'yyy', FR_WAVE_3]],
  ['in the report of its parent', union, ['csrd eu', 'eee', EXEMPT], ['csrd fr', 'eee', FR_EXEMPT], ['taxonomy eu', 'eee', TAXONOMY]],
  ['the same, large and listed', { ...union, listed: 'yes' }, ['csrd eu', 'yee', EXEMPT], ['csrd fr', 'yyy', FR_EXEMPT]],
  ['listed subsidiary, 501', { ...sized('501', '60', '30'), listed: 'yes', group: 'subsidiary', inParentReport: 'no' }, ['csrd eu', 'yyn', WAVE_1]],
  ['listed parent of 501', { ...parent('501', '80', '501'), listed: 'yes', groupBalance: '40' }, ['csrd eu', 'yyn', WAVE_1]],
];

// biome-ignore format: a table, a company to a line
const firms: Edge[] = [
  ['bank of 501', { ...sized('501', '60', '900'), activity: 'bank' }, ['csrd eu', 'yyn', WAVE_1], ['csrd fr', 'yyy', FR_WAVE_1]],
  ['bank of 40, not large', { ...sized('40', '8', '400'), activity: 'bank' }, ['csrd eu', 'nnn', WAVE_3], ['whistleblowing fr', 'yyy', NO_THRESHOLD]],
  ['bank of 30, large', { ...sized('30', '60', '900'), activity: 'bank' }, ['csrd eu', 'ynn', TESTS], ['csrd fr', 'yyy', FR_SIZE], ['whistleblowing fr', 'yyy', NO_THRESHOLD], ['bdese fr', 'nnn', BDESE]],
  ['insurer of 45', staff('45', { activity: 'insurer' }), ['whistleblowing fr', 'yyy', NO_THRESHOLD], ['csrd eu', 'nnn', WAVE_3]],
  ['manager of 45', staff('45', { activity: 'manager' }), ['whistleblowing fr', 'yyy', NO_THRESHOLD], ['sfdr eu', 'yyy', 'Reg. 2019/2088 Art. 2(1)'], ['equality fr', 'nnn', INDEX], ['lec29 fr', 'yyy', 'CMF L. 533-22-1']],
  ['adviser of 2', staff('2', { activity: 'adviser' }), ['whistleblowing fr', '???', NO_THRESHOLD], ['sfdr eu', 'nnn', 'Reg. 2019/2088 Art. 17']],
  ['adviser of 3', staff('3', { activity: 'adviser' }), ['sfdr eu', 'yyy', 'Reg. 2019/2088 Art. 17']],
  ['bank with portfolios', staff('60', { activity: 'bank', services: 'portfolio' }), ['sfdr eu', 'yyy', 'Reg. 2019/2088 Art. 2(1)'], ['lec29 fr', 'yyy', 'CMF L. 533-22-1']],
  ['bank that advises', staff('3', { activity: 'bank', services: 'advice' }), ['sfdr eu', 'yyy', 'Reg. 2019/2088 Art. 2(11)'], ['lec29 fr', 'yyy', 'CMF L. 533-22-1']],
  ['bank with neither', staff('60', { activity: 'bank', services: 'neither' }), ['sfdr eu', 'nnn', 'Reg. 2019/2088 Art. 2(1)'], ['lec29 fr', 'nnn', 'CMF L. 533-22-1']],
  ['life insurer', staff('60', { activity: 'insurer', services: 'portfolio' }), ['sfdr eu', 'yyy', 'Reg. 2019/2088 Art. 2(1)'], ['lec29 fr', 'yyy', 'C. ass. L. 310-1-1-3']],
  ['another insurer', staff('60', { activity: 'insurer', services: 'neither' }), ['sfdr eu', 'nnn', 'Reg. 2019/2088 Art. 2(1)'], ['lec29 fr', '???', 'C. ass. L. 310-1-1-3']],
  ['issuer of 30', staff('30', { listed: 'yes' }), ['whistleblowing fr', '???', NO_THRESHOLD], ['bdese fr', 'nnn', BDESE]],
];

// biome-ignore format: a table, a company to a line
const people: Edge[] = [
  ['49', staff('49'), ['bdese fr', 'nnn', BDESE], ['equality fr', 'nnn', INDEX], ['whistleblowing fr', 'nnn', ALERT]],
  ['50', staff('50'), ['bdese fr', 'yyy', BDESE], ['equality fr', 'yyy', INDEX], ['whistleblowing fr', 'yyy', ALERT]],
  ['50 after 49', after(['50', '5', '3'], ['49', '5', '3']), ['bdese fr', 'yyy', BDESE], ['whistleblowing fr', '???', ALERT]],
  ['49 after 50', after(['49', '5', '3'], ['50', '5', '3']), ['bdese fr', 'nnn', BDESE], ['whistleblowing fr', '???', ALERT]],
  ['60, of whom 40 in France', staff('60', { employeesFrance: '40' }), ['bdese fr', '???', BDESE], ['equality fr', '???', INDEX], ['whistleblowing fr', '???', ALERT]],
  ['60, of whom 50 in France', staff('60', { employeesFrance: '50' }), ['bdese fr', 'yyy', BDESE], ['equality fr', 'yyy', INDEX], ['whistleblowing fr', 'yyy', ALERT]],
  ['120, of whom 90 in France', staff('120', { employeesFrance: '90' }), ['pay eu', '???', PAY]],
  ['100', staff('100'), ['pay eu', 'yyy', PAY]],
  ['99', staff('99'), ['pay eu', 'nnn', PAY]],
  ['1000', staff('1000', { form: 'other' }), ['quotas fr', 'yyy', 'C. trav. L. 1142-11']],
  ['999', staff('999', { form: 'other' }), ['quotas fr', 'nnn', 'C. trav. L. 1142-11']],
  ['SA of 250, over 50 million', { ...sized('250', '50', '20'), form: 'joint-stock' }, ['quotas fr', '???', 'C. com. L. 225-18-1']],
  ['SA of 249', { ...sized('249', '60', '60'), form: 'joint-stock' }, ['quotas fr', 'nnn', 'C. com. L. 225-18-1']],
  ['23.599 GWh with a system', staff('20', { finalEnergy: '23.599', energySystem: 'yes' }), ['energy fr', 'nnn', ENERGY]],
  ['500 on the mainland', staff('750', { employeesMainland: '500', employeesOverseas: '250' }), ['beges fr', 'nnn', BEGES]],
  ['501 on the mainland', staff('751', { employeesMainland: '501', employeesOverseas: '250' }), ['beges fr', 'yyy', BEGES]],
  ['251 overseas', staff('261', { employeesMainland: '10', employeesOverseas: '251' }), ['beges fr', 'yyy', BEGES]],
  ['2.75 GWh', staff('20', { finalEnergy: '2.75', energySystem: 'no' }), ['energy fr', 'yyy', ENERGY]],
  ['2.749 GWh', staff('20', { finalEnergy: '2.749', energySystem: 'no' }), ['energy fr', 'nnn', ENERGY]],
  ['23.6 GWh with a system', staff('20', { finalEnergy: '23.6', energySystem: 'yes' }), ['energy fr', 'yyy', ENERGY]],
];

// biome-ignore format: a table, a company to a line
const foreign: Edge[] = [
  ['49 in France', abroad('9000', established('49')), ['bdese fr', 'nnn', BDESE], ['equality fr', 'nnn', INDEX], ['whistleblowing fr', 'nnn', ALERT], ['pay eu', '???', PAY]],
  ['50 in France', abroad('9000', established('50')), ['bdese fr', 'yyy', 'Cass. crim. 17.10.2023, 22-84.021'], ['equality fr', '???', INDEX], ['whistleblowing fr', '???', ALERT]],
  ['150 in France', abroad('9000', established('150')), ['pay eu', 'yyy', PAY], ['beges fr', 'nnn', BEGES]],
  ['300 in France', abroad('9000', established('300')), ['beges fr', '???', BEGES]],
  ['no establishment', abroad('9000', { establishment: 'no' }), ['bdese fr', 'nnn', BDESE], ['whistleblowing fr', 'nnn', ALERT], ['pay eu', '???', PAY]],
  ['99 worldwide', abroad('99', { establishment: 'yes' }), ['pay eu', 'nnn', PAY]],
  ['of Germany', { ...abroad('200', { establishment: 'no' }), seat: 'member-state' }, ['pay eu', 'yyy', PAY], ['bdese fr', 'nnn', BDESE]],
  ['over every test', inUnion('451', '0', '201'), ['csrd eu', 'yyy', NON_EU], ['csrd fr', 'yyy', FR_NON_EU], ['csddd eu', 'ynn', 'Dir. 2024/1760 Art. 2(2)']],
  ['over the tests of 2022', inUnion('151', '0', '41'), ['csrd eu', 'ynn', NON_EU], ['csrd fr', 'yyy', FR_NON_EU], ['csddd eu', 'nnn', 'Dir. 2024/1760 Art. 2(2)']],
  ['without subsidiary or branch', inUnion('451', '0', '0'), ['csrd eu', 'nnn', NON_EU], ['csrd fr', 'nnn', FR_NON_EU]],
  ['a subsidiary over', inUnion('451', '201', '0'), ['csrd eu', '?yy', NON_EU]],
  ['1,501 million in the Union', inUnion('1501', '0', '0'), ['csddd eu', 'yyy', 'Dir. 2024/1760 Art. 2(2)']],
  ['1,500 million in the Union', inUnion('1500', '0', '0'), ['csddd eu', 'ynn', 'Dir. 2024/1760 Art. 2(2)']],
  ['on the turnover in the Union', inUnion('450', '0', '201'), ['csrd eu', 'ynn', NON_EU]],
  ['on that of a branch', inUnion('451', '0', '200'), ['csrd eu', 'ynn', NON_EU]],
  ['on that of a subsidiary', inUnion('451', '200', '0'), ['csrd eu', '?nn', NON_EU]],
];

// biome-ignore format: a table, a company to a line
const grouped: Edge[] = [
  ['alone, 500 and a euro over', sized('500', '100.000001', '3'), ['sapin fr', 'yyy', SAPIN]],
  ['alone, on the turnover', sized('500', '100', '3'), ['sapin fr', 'nnn', SAPIN]],
  ['alone, 499', sized('499', '200', '3'), ['sapin fr', 'nnn', SAPIN]],
  ['consolidated turnover, parent abroad', { ...below('abroad', ['520', '80'], ['900', '180']), group: 'both', groupEmployees: '700', groupTurnover: '180' }, ['sapin fr', 'yyy', SAPIN]],
  ['French parent over', below('france', ['30', '5'], ['500', '101']), ['sapin fr', 'yyy', SAPIN]],
  ['French parent, on the turnover', below('france', ['30', '5'], ['500', '100']), ['sapin fr', 'nnn', SAPIN]],
  ['French parent of 499', below('france', ['30', '5'], ['499', '101']), ['sapin fr', 'nnn', SAPIN]],
  ['parent abroad, 500 and a euro over', below('abroad', ['500', '100.000001'], ['20000', '5000']), ['sapin fr', 'yyy', SAPIN]],
  ['parent abroad, a French group of 500', { ...below('abroad', ['100', '20'], ['20000', '5000']), group: 'both', groupEmployees: '500', groupTurnover: '100.000001' }, ['sapin fr', '???', SAPIN]],
  ['parent abroad, a French group of 499', { ...below('abroad', ['100', '20'], ['20000', '5000']), group: 'both', groupEmployees: '499', groupTurnover: '150' }, ['sapin fr', 'nnn', SAPIN]],
  ['parent abroad, staff of its own', below('abroad', ['520', '80'], ['20000', '5000']), ['sapin fr', '???', SAPIN]],
  ['parent abroad, small', below('abroad', ['30', '5'], ['20000', '5000']), ['sapin fr', 'nnn', SAPIN]],
  ['parent abroad, French group over', { ...below('abroad', ['100', '20'], ['20000', '5000']), group: 'both', groupEmployees: '600', groupTurnover: '150' }, ['sapin fr', '???', SAPIN]],
  ['5,000 in France', parent('5000', '900', '5000'), ['vigilance fr', 'yyy', VIGILANCE]],
  ['4,999 in France, 9,999 in all', parent('9999', '900', '4999'), ['vigilance fr', 'nnn', VIGILANCE]],
  ['10,000 in all', parent('10000', '900', '4999'), ['vigilance fr', 'yyy', VIGILANCE]],
  ['of another form', { ...parent('10000', '900', '5000'), form: 'other' }, ['vigilance fr', 'nnn', VIGILANCE]],
  ['ultimate parent over', parent('5001', '1500.000001', '3000'), ['csddd eu', 'yyy', CSDDD], ['csrd eu', 'yyy', 'Dir. 2013/34 Art. 29a(1)']],
  ['ultimate parent on the turnover', parent('5001', '1500', '3000'), ['csddd eu', 'ynn', CSDDD]],
  ['ultimate parent of 5,000', parent('5000', '1501', '3000'), ['csddd eu', 'ynn', CSDDD]],
  ['in the plan of its parent', { ...parent('10000', '900', '5000'), group: 'both', inParentPlan: 'yes' }, ['vigilance fr', 'eee', VIGILANCE]],
  ['the same, with a parent', { ...parent('5001', '1501', '3000'), group: 'both' }, ['csddd eu', 'nnn', CSDDD]],
];

export const edges: readonly Edge[] = [
  ...sizes,
  ...listed,
  ...firms,
  ...people,
  ...foreign,
  ...grouped,
];
