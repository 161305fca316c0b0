/** What Node says of the C library it runs on; absent on musl, and outside Linux. */
const usesGlibc = (): boolean => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
};

/**
 * The native package of the database driver for this machine. The driver looks for it by this name when it
 * runs.
 */
export function nativeDriver(): string {
  const { platform, arch } = process;
  if (platform === 'linux') return `@libsql/linux-${arch}-${usesGlibc() ? 'gnu' : 'musl'}`;
  return `@libsql/${platform}-${arch}${platform === 'win32' ? '-msvc' : ''}`;
}
