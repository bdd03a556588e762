import type { Generated } from 'kysely';

export interface MarketsTable {
  id: Generated<number>;
  name: string;
  state_code: string;
  timezone: string;
}

declare module '../database/tables.ts' {
  interface Tables {
    markets: MarketsTable;
  }
}
