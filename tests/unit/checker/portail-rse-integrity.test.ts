import { itAgreesWithThePortal } from './portail-rse-parity';

itAgreesWithThePortal('sapin', 270, [
  {
    because: 'Act No 2016-1691, Art. 17: more than €100m, where a range of the portal has 100',
    ours: 'no',
    applies: ({ turnover, group }) => turnover === 100 && group === undefined,
  },
  {
    because:
      'Act No 2016-1691, Art. 17: the group is that of a parent, whose size is not asked here',
    ours: 'unknown',
    applies: ({ group }) => group !== undefined && !group.isParent,
  },
]);

itAgreesWithThePortal('vigilance', 350, [
  {
    because: "Commercial Code, Art. L. 225-102-1: the plan of a parent covers its subsidiaries'",
    ours: 'unknown',
    applies: ({ group }) => group !== undefined && !group.isParent,
  },
]);
