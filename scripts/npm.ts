/**
 * npm as a program and its arguments: the npm that runs this script, as on Windows `npm` is a command file, which
 * cannot be started as it is.
 */
export const npm = (...args: string[]): [program: string, args: string[]] =>
  process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath, ...args]]
    : ['npm', args];
