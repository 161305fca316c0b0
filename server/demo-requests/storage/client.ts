import type { InStatement, Row } from '@libsql/client';

export interface Result {
  readonly rows: readonly Row[];
  readonly rowsAffected: number;
}

/** What the receiver uses of a libSQL client. */
export interface Client {
  execute(statement: InStatement): Promise<Result>;
  /** All statements in one transaction. */
  batch(statements: InStatement[], mode: 'write'): Promise<Result[]>;
  close(): void | Promise<void>;
}
