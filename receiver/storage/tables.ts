import type { Generated } from 'kysely';

/** What migrations.ts creates. Times are ISO 8601 in UTC as text, or milliseconds as numbers. */
export interface Tables {
  demo_requests: RequestTable;
  demo_request_deliveries: DeliveryTable;
  demo_request_probes: { id: Generated<number>; room: Uint8Array };
  demo_request_budgets: { client: string; spent: number; ends_at: number };
  demo_request_alerts: {
    name: string;
    /** Deliveries given up when the operator was told. */
    dead: number;
    told_at: number | null;
    claimed_until: number;
  };
  demo_request_migrations: { version: number };
}

export interface RequestTable {
  id: string;
  request_id: string;
  received_at: string;
  kind: Generated<string>;
  locale: string;
  first_name: string;
  last_name: string;
  email: string;
  organization: string;
  role: string;
  sector: string;
  other_sector: string;
  company_size: string;
  message: string;
  /** 0 or 1. */
  spam: number;
  spam_reasons: Generated<string | null>;
  fingerprint: string;
  revises: string | null;
  last_contact_at: Generated<string | null>;
}

interface DeliveryTable {
  id: Generated<number>;
  request: string;
  channel: string;
  attempts: Generated<number>;
  next_attempt_at: number;
  claimed_until: Generated<number>;
  delivered_at: string | null;
  last_error: string | null;
  dead_at: string | null;
}
