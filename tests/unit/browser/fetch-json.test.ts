import { fetchJson } from '@/lib/browser/loading';

const answer = (body: string, status = 200) =>
  Object.assign(globalThis, { fetch: async () => new Response(body, { status }) });

it.each([404, 500, 503])('takes no error for data, even one in JSON: %i', async (status) => {
  answer('{"day":"2026-11-24"}', status);
  await expect(fetchJson('/law.json')).rejects.toThrow(`/law.json answered with status ${status}.`);
});
