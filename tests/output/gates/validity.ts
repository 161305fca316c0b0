import { type ConfigData, HtmlValidate } from 'html-validate';
import type { BuiltPage } from '../support/page';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:browser'],
  rules: {
    // What fragments of a page may leave open.
    'heading-level': 'error',
    'no-missing-references': 'error',
    // The page's policy refuses it.
    'no-inline-style': 'error',
    // Source style, which a serializer decides here.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // Safari treats an unstyled list as a list only with this role.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // React's useId makes ids that begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Titles are measured without the brand, in pages.test.ts.
    'long-title': 'off',
  },
};
const validator = new HtmlValidate(config);

/** Violations of the HTML standard. */
export async function validity({ html }: Pick<BuiltPage, 'html'>): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, ruleUrl }) =>
        `${line}:${column} ${message} (${ruleId}: ${ruleUrl ?? ''})`,
    ),
  );
}
