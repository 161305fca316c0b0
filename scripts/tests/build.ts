import { ensureBuild } from '@/delivery/postprocess/stamp';
import { settings } from '@/tests/settings';

/** Builds out/ for the output and end-to-end tests, with every setting of a company, unless it is up to date. */
Object.assign(process.env, settings);
ensureBuild();
