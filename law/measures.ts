// What the rules of scope measure: the questions that a company's profile answers, documented once.
// A rule of kind `scope` or `exemption` may use no other measure.

/** Numbers, each over or at the end of one financial year. */
export const numericMeasures = {
  employees: 'Average number of employees of the entity itself, worldwide',
  turnover: 'Net turnover of the entity itself, in euros, worldwide',
  'balance-sheet': 'Balance sheet total of the entity itself, in euros',
  'group-employees':
    'Average number of employees of the entity and all its subsidiaries, worldwide',
  'group-turnover': 'Consolidated net turnover of the entity and all its subsidiaries, in euros',
  'group-balance-sheet': 'Consolidated balance sheet total, in euros',
  'whole-group-employees':
    'Average number of employees of the whole group, from its ultimate parent down, worldwide',
  'whole-group-turnover': 'Consolidated net turnover of the whole group, in euros',
  'employees-france':
    'Employees whom the French Labour Code counts: of a French company, those in France at least',
  'employees-union': 'Workers in the Member State whose law applies',
  'group-employees-france': 'Employees of the entity and its subsidiaries with a seat in France',
  'employees-mainland': 'Employees in mainland France',
  'employees-overseas': 'Employees in the French overseas departments and regions',
  'eu-turnover': 'Net turnover generated in the Union, at group level, in euros',
  'eu-subsidiary-turnover': 'Net turnover of the largest subsidiary in the Union, in euros',
  'eu-branch-turnover': 'Net turnover of the largest branch in the Union, in euros',
  royalties: 'Royalties from franchise or licence agreements in the Union, in euros',
  'assets-under-management': 'Balance sheet total or assets under management, in euros',
  'final-energy': 'Final energy consumed in a year, in GWh',
  'cbam-goods': 'Net mass of CBAM goods imported in a calendar year, in tonnes',
  'floor-area': 'Floor area of tertiary use at one site, in square metres',
  'heating-output': 'Rated output of heating or cooling in a building, in kW',
  'car-park-area': 'Area of an outdoor car park, in square metres',
  'light-vehicles': 'Light vehicles managed',
  'units-sold': 'Units of the product put on the French market in a year',
  'battery-capacity': 'Capacity of an industrial battery, in kWh',
} as const;
export type NumericMeasure = keyof typeof numericMeasures;

/** Where an entity has its seat. `is: eu` in a criterion stands for France or another Member State. */
export const seats = ['france', 'member-state', 'third-country'] as const;
export type Seat = (typeof seats)[number];

/** Yes or no. */
export const flagMeasures = {
  listed: 'Has securities on a regulated market of the Union',
  'public-interest-entity': 'Is listed, a bank, an insurer, or designated by a Member State',
  parent: 'Has subsidiaries',
  subsidiary: 'Has a parent undertaking',
  'ultimate-parent': 'Is the ultimate parent of its group',
  'french-parent': 'Belongs to a group whose parent has its seat in France',
  'in-parent-report': "Is included in its parent's consolidated sustainability report",
  'in-parent-plan': 'Is covered by the vigilance plan of the company that controls it',
  'french-establishment': 'Has an establishment in France, and its seat elsewhere',
  'eu-subsidiary-large': 'Has a large subsidiary in the Union',
  'eu-subsidiary-listed-sme': 'Has a listed small or medium-sized subsidiary in the Union',
  'joint-stock': 'Is a French SA, SAS or SCA, or an SE',
  'board-form':
    'Is a French SA or SCA, or an SE: the law composes the board of these, not of an SAS',
  association: 'Is an association or foundation, and neither bank nor insurer',
  'limited-liability': 'Is a company with limited liability, or owned by such companies alone',
  'credit-institution': 'Is a credit institution',
  insurer: 'Is an insurance or reinsurance undertaking',
  'small-institution':
    'Is a small and non-complex institution, or a captive insurance or reinsurance undertaking',
  'financial-holding': 'Is a financial holding undertaking with independent subsidiaries',
  'financial-undertaking': 'Is a financial undertaking in the sense of the Taxonomy disclosures',
  'financial-market-participant': 'Is a financial market participant in the sense of the SFDR',
  'financial-act':
    'Is covered by an act listed in Parts I.B and II of the Annex to Directive (EU) 2019/1937',
  'financial-adviser': 'Is a financial adviser in the sense of the SFDR',
  'french-institutional-investor': 'Is subject to article 29 of the French Energy and Climate Act',
  'esg-rating-provider': 'Issues ESG ratings',
  'franchise-or-licence':
    'Has franchise or licence agreements in the Union in return for royalties',
  'ai-provider': 'Provides AI systems',
  'ai-deployer': 'Uses AI systems in its work',
  'imports-cbam-goods': 'Imports goods of Annex I of the CBAM Regulation',
  'places-eudr-products':
    'Places on the market, or exports, products of the Deforestation Regulation',
  'places-timber-products':
    'Places on the market, or exports, timber products of the former Timber Regulation',
  'places-batteries': 'Places batteries on the market',
  'places-packaging': 'Places packaged goods or packaging on the market',
  'places-products': 'Places products on the market, or exports them',
  'sells-to-consumers': 'Sells goods or services to consumers',
  'issues-green-bonds': 'Issues bonds under the European Green Bond designation',
  'tertiary-building': 'Owns or occupies a tertiary building',
  'energy-management-system': 'Has a certified energy management system',
} as const;
export type FlagMeasure = keyof typeof flagMeasures;

/** The one measure with more than two answers. */
export const SEAT = 'established';

export const isNumericMeasure = (name: string): name is NumericMeasure =>
  Object.hasOwn(numericMeasures, name);
export const isFlagMeasure = (name: string): name is FlagMeasure =>
  Object.hasOwn(flagMeasures, name);
