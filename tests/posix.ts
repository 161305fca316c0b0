/**
 * `it` for what Windows lacks, where it skips the test: permissions of files, files that are moved or replaced while
 * they are open, limits of the shell, and signals that a process answers.
 */
export const posixIt = process.platform === 'win32' ? it.skip : it;
