import { itAgreesWithThePortal } from './portail-rse-parity';

// Fifty employees: the same in both for all of the 360 companies.
itAgreesWithThePortal('bdese', 360);
itAgreesWithThePortal('equality', 360);
itAgreesWithThePortal('whistleblowing', 360);
