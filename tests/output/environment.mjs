import { TestEnvironment } from 'jest-environment-node';
import { parse } from 'parse5';

/** Pages by their HTML; each takes longer to parse than most tests take to run. */
const documents = new Map();

/** @param {string} html */
function parseOnce(html) {
  const known = documents.get(html) ?? parse(html);
  documents.set(html, known);
  return known;
}

/** Node, with pages that are parsed once per worker rather than in each test file. Tests only read them. */
export default class OutputEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.parseOnce = parseOnce;
  }
}
