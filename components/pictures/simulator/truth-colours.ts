import type { TagColour } from '@/components/ui/tag';
import type { Truth } from '@/law/evaluation/truth';

export const truthColours: Record<Truth, TagColour> = {
  yes: 'amber',
  no: 'slate',
  unknown: 'ochre',
};
