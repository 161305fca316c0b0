import type { YamlPath } from '@/lib/content/yaml/document';

interface Position {
  start: { line: number; column: number };
}
/** Takes what is wrong, and where. */
export type Report = (message: string, position: Position | undefined) => void;

/** Takes what is wrong in a YAML file, and the keys that lead to it. */
export type YamlReport = (message: string, path: YamlPath) => void;
