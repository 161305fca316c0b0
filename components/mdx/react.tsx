import { type ComponentType, createElement } from 'react';
import type { OfGuide } from '@/loaders/mdx/component';
import type { GuideComponentName, LegalComponentName } from '@/loaders/mdx/vocabulary';
import { Fact, FactList } from './facts/component';
import * as ofGuides from './of-guides';

/** The React components of a guide, given its language and what it shows of the law besides their attributes. */
export const guideComponents = (guide: OfGuide) =>
  Object.fromEntries(
    Object.entries(ofGuides satisfies Record<GuideComponentName, ComponentType<never>>).map(
      ([name, Component]) => [
        name,
        (attributes: object) =>
          createElement(Component as ComponentType<object>, { ...attributes, ...guide }),
      ],
    ),
  );

/** The React components of legal texts. */
export const legalComponents = { Fact, FactList } satisfies Record<
  LegalComponentName,
  ComponentType<never>
>;
