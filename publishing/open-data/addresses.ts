/** Folder of the data in the site, whatever the language. */
export const DATA_FOLDER = '/registre/';

/** The files of the open data; their names are stable, so that a link to one keeps working. */
export const dataFiles = {
  register: 'registre.json',
  schema: 'registre.schema.json',
  rules: 'regles.csv',
  milestones: 'jalons.csv',
  ruleSchema: 'regle.schema.json',
  obligationSchema: 'texte.schema.json',
} as const;
export type DataFile = keyof typeof dataFiles;
export const dataFileNames = Object.keys(dataFiles) as DataFile[];

/** `/registre/registre.json`. */
export const dataPath = (file: DataFile): `/${string}` => `${DATA_FOLDER}${dataFiles[file]}`;

export const mediaTypeOf = (file: DataFile): string =>
  dataFiles[file].endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json';

/** Name of the file of one rule, or of one text that has a page: `csrd-scope.json`, `csrd.json`. */
export const entryFile = (id: string): string => `${id}.json`;

/** `/registre/regles/csrd-scope.json`. */
export const rulePath = (rule: string): `/${string}` => `${DATA_FOLDER}regles/${entryFile(rule)}`;

/** `/registre/obligations/csrd.json`. */
export const obligationDataPath = (id: string): `/${string}` =>
  `${DATA_FOLDER}obligations/${entryFile(id)}`;
