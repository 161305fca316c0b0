import type { YamlReport } from '@/authoring/check/report';
import { whyNoEntry, whyNoFigureEver, whyNoSubject } from '@/loaders/law';
import type { GuideData } from '@/loaders/schema/guide';

/** Lists of guide.yaml, and why an id may not be in each. */
const refusals = {
  subjects: whyNoSubject,
  milestones: (id: string) => whyNoEntry('milestones', id),
  figures: whyNoFigureEver,
  rules: (id: string) => whyNoEntry('rules', id),
  since: (id: string) => whyNoEntry('changes', id),
  sources: (id: string) => whyNoEntry('acts', id),
};

/** Whatever guide.yaml names is in the register of law, and may be published. */
export function checkEntriesNamed(data: GuideData, report: YamlReport): void {
  for (const list of Object.keys(refusals) as (keyof typeof refusals)[]) {
    for (const [index, id] of (data[list] ?? []).entries()) {
      const message = refusals[list](id);
      if (message) report(message, [list, index]);
    }
  }
}
