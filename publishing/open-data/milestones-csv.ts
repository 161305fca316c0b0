import type { Register } from '@/law/register';
import { type Row, toCsv } from './csv';

export const milestonesColumns = [
  'subject',
  'milestone',
  'date',
  'layer',
  'kind',
  'label_fr',
  'label_en',
  'act',
  'provision_fr',
  'provision_en',
  'proposed',
  'cancelled_on',
  'cancelled_by',
  'replaced_by',
  'rules',
  'certainty',
] as const;

/** Every milestone, a line each, those that were cancelled included. */
export const milestonesCsv = (register: Register): string =>
  toCsv(
    milestonesColumns,
    Object.entries(register).flatMap(([subject, { milestones }]) =>
      milestones.map(
        (milestone): Row => ({
          subject,
          milestone: milestone.id,
          date: milestone.date,
          layer: milestone.layer,
          kind: milestone.kind,
          label_fr: milestone.label.fr,
          label_en: milestone.label.en,
          act: milestone.act,
          provision_fr: milestone.provision?.fr,
          provision_en: milestone.provision?.en,
          proposed: milestone.proposed ?? false,
          cancelled_on: milestone.cancelled?.date,
          cancelled_by: milestone.cancelled?.by,
          replaced_by: milestone.replacedBy,
          rules: milestone.rules?.join(' '),
          certainty: milestone.certainty,
        }),
      ),
    ),
  );
