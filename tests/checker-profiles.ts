import type { Answers } from '@/law/checker/answers';
import { alone, sized, subsidiary } from './checker-walks';

const abroad: Answers = { seat: 'third-country', listed: 'no', activity: 'other' };
const { previous: _, ...withoutYears } = alone;
const parent: Answers = { ...sized('8', '4', '210'), group: 'parent' };

/** Companies on which a threshold, a range, an exemption or a group decides, by what is hard about them. */
export const hardProfiles: Readonly<Record<string, Answers>> = {
  'a small holding of a large group': {
    ...parent,
    groupEmployees: '1500',
    groupTurnover: '620',
    groupBalance: '700',
    groupEmployeesFrance: '900',
  },
  'its exempt subsidiary': {
    ...subsidiary,
    employees: '1120',
    turnover: '470',
    inParentReport: 'yes',
    parentSeat: 'france',
    parentGroupEmployees: '1500',
    parentGroupTurnover: '620',
  },
  'a US group with a large branch': {
    ...abroad,
    ...sized('9000', '3000', '2000'),
    seat: 'third-country',
    euTurnover: '460',
    euBranchTurnover: '210',
  },
  'the same without its size': {
    ...abroad,
    previous: 'same',
    group: 'alone',
    euTurnover: '460',
    euBranchTurnover: '210',
    establishment: 'yes',
  },
  'a partnership of exactly 1,000': { ...sized('1000', '480', '310'), form: 'other' },
  'a listed SME': { ...sized('180', '30', '20'), listed: 'yes' },
  'an insurer': { ...sized('900', '300', '9000'), activity: 'insurer', services: 'portfolio' },
  'a bank': { ...sized('700', '250', '12000'), activity: 'bank', services: 'neither' },
  'a parent just under the turnover': {
    ...sized('300', '100', '80'),
    group: 'parent',
    groupEmployees: '1001',
    groupTurnover: '449',
    groupBalance: '300',
  },
  'a company of 5,001': sized('5001', '1600', '900'),
  'a company of another Member State': { ...sized('1200', '500', '400'), seat: 'member-state' },
  'an association of 300': { ...sized('300', '20', '15'), form: 'association' },
  'one employee short of fifty': sized('49', '9', '5'),
  fifty: sized('50', '9', '5'),
  'about a thousand': sized('about 1000', '480', '310'),
  'an amount with decimals': sized('260', '48.312', '26.4'),
  'an asset manager': { ...sized('40', '30', '60'), activity: 'manager' },
  'a lone adviser': { ...sized('2', '0.4', '0.2'), activity: 'adviser' },
  'listed, of wave 1': { ...sized('600', '80', '50'), listed: 'yes' },
  'three hundred overseas': {
    ...sized('560', '90', '60'),
    employeesMainland: '260',
    employeesOverseas: '300',
    finalEnergy: '2.75',
    energySystem: 'no',
  },
  'covered by the plan of its parent': {
    ...subsidiary,
    employees: '6000',
    inParentReport: 'no',
    parentSeat: 'france',
    inParentPlan: 'yes',
  },
  'parent and subsidiary': {
    ...sized('600', '120', '80'),
    group: 'both',
    groupEmployees: '900-1100',
    groupTurnover: '460',
    groupBalance: '300',
    inParentReport: 'no',
    parentSeat: 'abroad',
  },
  'larger the year before': {
    ...sized('900', '440', '300'),
    previous: 'different',
    previousEmployees: '1100',
    previousTurnover: '470',
    previousBalance: '310',
  },
  'of unknown earlier years': { ...withoutYears, employees: '5200', turnover: '1600' },
};
