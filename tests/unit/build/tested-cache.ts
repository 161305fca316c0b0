import path from 'node:path';
import { openBuildCache } from '@/lib/build-cache';
import { Fixture } from '@/tests/fixture';

/** An empty build cache for each test, and the folder that holds it. */
export let fixture: Fixture;
export let cache: string;
beforeEach(() => {
  fixture = new Fixture();
  cache = path.join(fixture.root, 'cache');
  openBuildCache(cache, 'the code');
});
afterEach(() => {
  fixture.remove();
  delete process.env.BUILD_CACHE_FOLDER;
  delete process.env.BUILD_CACHE_CODE;
});
