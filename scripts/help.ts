/** Prints how a command is used, and ends it, where its arguments ask for help. */
export function help(usage: string): void {
  if (!process.argv.some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(usage);
  process.exit();
}
