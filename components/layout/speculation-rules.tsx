/** Paths that aren't pages: API calls, and files, whose names contain a dot. */
const NO_PAGES = ['/api/*', '/*.*'];

const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: NO_PAGES } }],
      },
      // Moderate: when the visitor hovers over a link or presses it, not before.
      eagerness: 'moderate',
    },
  ],
};

/** Lets browsers prefetch the page a visitor is about to open. */
export const SpeculationRules = () => (
  <script type="speculationrules">{JSON.stringify(rules)}</script>
);
