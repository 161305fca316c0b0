// Next loads adapters as plain JavaScript; this file only opens the door to the TypeScript beside it.
import { tsImport } from 'tsx/esm/api';

const { adapter } = await tsImport('./adapter.ts', import.meta.url);

export default adapter;
