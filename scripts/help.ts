/** Prints how a command is used, and ends it, where its arguments ask for help, or are more than it takes. */
export function help(usage: string, most = 0): void {
  const given = process.argv.slice(2);
  if (given.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exit();
  }
  if (given.length <= most) return;
  console.error(`"${given[most]}" is not known.\n\n${usage}`);
  process.exit(2);
}
