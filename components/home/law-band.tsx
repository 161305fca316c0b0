import { NextDates } from '@/components/calendar/entries';
import { StruckSpread } from '@/components/ui/struck-figure';
import styles from './law-band.module.css';

/** The figure of the CSRD that changed, from edge to edge, and the dates that follow from it. */
export const LawBand = () => (
  <StruckSpread of="csrd-scope.employees">
    <NextDates subject="csrd" className={`above-6 ${styles.dates}`} />
  </StruckSpread>
);
