import type { Truth } from '@/law/evaluation/truth';
import type { TagColour } from '@/ui/tag';

export const truthColours: Record<Truth, TagColour> = {
  yes: 'amber',
  no: 'slate',
  unknown: 'ochre',
};
