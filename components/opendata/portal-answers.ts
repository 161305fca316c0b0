// Written and checked by the test that compares (tests/unit/checker/portail-rse.test.ts).
import portal from './portal.json';

/** How many answers the simulator gave for typical companies, and how many are those of the State's portal. */
export const portalAnswers = {
  all: portal.companies * portal.rows.length,
  same: portal.rows.reduce((sum, row) => sum + row.same, 0),
};
