import { type ConfigData, HtmlValidate } from 'html-validate';
import { builtPages } from './site';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // Style of source code, which a serializer decides.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    // Safari needs the role on unmarked lists.
    'no-redundant-role': 'off',
    // Titles are measured without the brand, in pages.test.ts.
    'long-title': 'off',
  },
};
const validator = new HtmlValidate(config);

it.each(builtPages.map(({ file, html }) => [file, html]))(
  '%s is valid HTML',
  async (_file, html) => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  },
);
