import type { YamlPath } from '@/loaders/yaml/document';

interface Position {
  start: { line: number; column: number };
}
/** Reports a problem at a position. */
export type Report = (message: string, position: Position | undefined) => void;

/** Reports a problem in a YAML file, at a path of keys. */
export type YamlReport = (message: string, path: YamlPath) => void;
