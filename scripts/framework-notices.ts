/**
 * Notices of the framework that don't concern this site, each a block of lines: where it begins, and the lines
 * that belong to it. Next has no setting for them.
 */
const NOTICES: readonly { begins: RegExp; goesOn: RegExp }[] = [
  // next.config.mjs chose them.
  { begins: /^- Experiments \(use with caution\):/, goesOn: /^\s+[·✓⨯-] / },
  // The name is kept on purpose: middleware.ts says why.
  {
    begins: /^\s*⚠ The "middleware" file convention is deprecated/,
    goesOn: /^\s*$|^\s+(To migrate|npx @next\/codemod|Learn more)/,
  },
  // The export has no middleware: postprocess/ does its work.
  {
    begins: /^\s*⚠ Statically exporting a Next\.js application/,
    goesOn: /^\s*(This command is meant|Pages in your application|Learn more)/,
  },
  // postprocess/check-types.ts does it.
  {
    begins: /^\s*Skipping validation of types/,
    goesOn: /^\s*Finished TypeScript config validation/,
  },
  // The summary at the end says what was built.
  { begins: /^Route \((app|pages)\)/, goesOn: /^\s*$|^[┌├└│+○●ƒ◐]|^\s+[├└]/ },
];

/** Escape sequences of colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how they begin.
const COLOURS = /\u001b\[[\d;]*m/g;

/** Tells line by line what to show of a build. */
export class NoticeFilter {
  private within: RegExp | null = null;
  /** Lines left out so far. */
  left = 0;

  /** Whether to show a line. */
  shows(line: string): boolean {
    const text = line.replace(COLOURS, '');
    if (this.within?.test(text)) {
      this.left += 1;
      return false;
    }
    const notice = NOTICES.find(({ begins }) => begins.test(text));
    this.within = notice?.goesOn ?? null;
    if (notice) this.left += 1;
    return notice === undefined;
  }
}
