import { say } from '@/lib/say/say';
import { component } from '@/loaders/mdx/component';
import { attributeOf } from '@/loaders/mdx/tree';
import { plannedTasks } from '@/loaders/work-plan';

export const Steps = component({
  name: 'Steps',
  attributes: {},
  holds: ['Step'],
});

export const Step = component({
  name: 'Step',
  attributes: {
    title: { required: true, prose: true },
    deliverable: { prose: true },
    by: { prose: true },
    task: {
      get values() {
        return [...plannedTasks().keys()];
      },
    },
  },
  holds: 'prose',
  parity: { attribute: 'task' },
  check: (element) =>
    attributeOf(element, 'by') && attributeOf(element, 'task')
      ? [
          say(
            '<Step> takes its deadline from "by" or from the work plan ("task"), not from both; remove one.',
          ),
        ]
      : [],
});
