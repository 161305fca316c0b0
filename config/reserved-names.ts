/** Names kept for examples and tests (RFC 2606): nobody can be reached there. */
const RESERVED = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/i;

export const isReservedName = (host: string): boolean => RESERVED.test(host);
