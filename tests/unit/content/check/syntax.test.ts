import { YamlDocument } from '@/loaders/yaml/document';

const yamlProblems = (yaml: string) =>
  new YamlDocument(yaml, 'x.yaml').problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

it.each([
  ['name: { fr: "un : deux" en: "one" }', '1:25 A comma is missing before "en:"; add it.'],
  ["name: { id: 'un' first: 'deux' }", '1:18 A comma is missing before "first:"; add it.'],
  ['name: { fr: un en: one }', '1:16 A comma is missing before "en:"; add it.'],
  ['name: { fr: "un “mot” ici" en: "one" }', '1:28 A comma is missing before "en:"; add it.'],
  ['name: { fr: "un"\n  en: "one" }', '2:3 A comma is missing before "en:"; add it.'],
  ['name: { fr: un: deux, en: one }', '1:13 This text contains ": "; put it in quotation marks.'],
])('tells a forgotten comma from a text without marks: %s', (yaml, message) => {
  expect(yamlProblems(yaml)).toEqual([message]);
});
