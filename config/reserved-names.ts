/** Domain names reserved for examples and tests (RFC 2606), which never resolve to a real site. */
const RESERVED = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/i;

export const isReservedName = (host: string): boolean => RESERVED.test(host);
