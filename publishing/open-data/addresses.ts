/** Folder of the data in the site, whatever the language. */
export const DATA_FOLDER = '/registre/';

/** The files of the open data; their names are stable, so that a link to one keeps working. */
export const dataFiles = {
  register: 'registre.json',
  schema: 'registre.schema.json',
  rules: 'regles.csv',
  milestones: 'jalons.csv',
} as const;
export type DataFile = keyof typeof dataFiles;
export const dataFileNames = Object.keys(dataFiles) as DataFile[];

/** `/registre/registre.json`. */
export const dataPath = (file: DataFile): `/${string}` => `${DATA_FOLDER}${dataFiles[file]}`;

export const mediaTypeOf = (file: DataFile): string =>
  dataFiles[file].endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json';
