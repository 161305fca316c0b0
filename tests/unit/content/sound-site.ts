import { soundContent } from '@/tests/broken-content';
import type { Fixture } from '@/tests/fixture';

/** A valid site in place of the working directory, for each test to break. */
export let site: Fixture;

beforeEach(() => {
  site = soundContent();
  site.enter();
});
afterEach(() => {
  jest.restoreAllMocks();
  site.remove();
});
