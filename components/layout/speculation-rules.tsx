/** Addresses that are no pages: calls, and files, whose names have a dot. */
const NO_PAGES = ['/api/*', '/*.*'];

const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: NO_PAGES } }],
      },
      // When the visitor rests on a link or presses it, not before.
      eagerness: 'moderate',
    },
  ],
};

/** Lets browsers fetch the page a visitor is about to open. */
export const SpeculationRules = () => (
  <script type="speculationrules">{JSON.stringify(rules)}</script>
);
