// Next loads adapters as plain JavaScript; this file only loads the TypeScript one beside it.
import { tsImport } from 'tsx/esm/api';

const { adapter } = await tsImport('./adapter.ts', import.meta.url);

export default adapter;
