/**
 * Imported first: takes `--lang fr` out of the arguments and makes it the language of messages, some of which are made as
 * modules load.
 */
const at = process.argv.findIndex((argument) => /^--lang(?:=|$)/.test(argument));
if (at !== -1) {
  const inside = process.argv[at]?.split('=')[1];
  const lang = inside ?? process.argv[at + 1] ?? '';
  if (lang !== 'fr' && lang !== 'en') {
    console.error(`"${lang}" is not a language of the messages; use fr or en.`);
    process.exit(2);
  }
  process.argv.splice(at, inside === undefined ? 2 : 1);
  process.env.LC_ALL = lang;
}
