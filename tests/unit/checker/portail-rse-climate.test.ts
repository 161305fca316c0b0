import { itAgreesWithThePortal } from './portail-rse-parity';

itAgreesWithThePortal('beges', 300, [
  {
    because: 'Environment Code, Art. L. 229-25: more than 500, where a range of the portal has 500',
    ours: 'no',
    applies: ({ employees, overseas }) => employees === 500 && overseas <= 250,
  },
  {
    because: 'Environment Code, Art. L. 229-25: more than 250 overseas, where a range has 250',
    ours: 'no',
    applies: ({ overseas }) => overseas === 250,
  },
  {
    because: 'Environment Code, Art. L. 229-25: the 500 count in mainland France alone',
    ours: 'no',
    applies: ({ employees, overseas }) => employees > 500 && employees - overseas <= 500,
  },
]);

itAgreesWithThePortal('energy', 290, [
  {
    because:
      'Energy Code, Art. L. 233-1: no audit under an energy management system, not asked there',
    ours: 'no',
    applies: ({ hasEnergySystem, energy }) => hasEnergySystem && energy < 23.6,
  },
]);
