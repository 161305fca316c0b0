/**
 * The JSON at an address.
 * @throws when the answer is an error, whatever it holds.
 */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return (await response.json()) as T;
}
