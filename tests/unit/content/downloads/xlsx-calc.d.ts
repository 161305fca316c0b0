declare module 'xlsx-calc' {
  import type { WorkBook } from '@e965/xlsx';

  /** Calculates every formula of a workbook in place. @throws when one cannot be. */
  function calculate(book: WorkBook): void;
  namespace calculate {
    function import_functions(functions: Record<string, unknown>): void;
  }
  export default calculate;
}
