import { proofName } from '@/lib/form/fields';
import type { FormValues } from '@/lib/form/schema';
import { answers, solve } from '@/tests/receiver/demo-requests';
import { app, PAGE, URL } from './tested-receiver';

/** One request as it arrives, whoever sends it. */
export interface Sending {
  readonly values: FormValues & Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
}

const SITE = { host: 'www.vigie-esg.example', origin: 'https://www.vigie-esg.example' };
const FRENCH = { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.6' };
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };

/** The page's script in a browser, as fetch sends it. */
export const SCRIPT = {
  ...SITE,
  ...FRENCH,
  ...FIREFOX,
  accept: 'application/json',
  referer: `${SITE.origin}/signup/`,
  'sec-fetch-site': 'same-origin',
};
/** A browser without script, which submits the form itself. */
export const NO_SCRIPT = { ...SCRIPT, ...PAGE, 'sec-fetch-mode': 'navigate' };
/** Answers without script: no number of the request. */
export const plain = (changes: Record<string, unknown> = {}) => {
  const { requestId: _, ...rest } = answers(changes);
  return rest as Sending['values'];
};

/** Answers as the page's script sends them, after some seconds on the page. */
export const scripted = (seconds: number, changes: Record<string, unknown> = {}) =>
  answers({ timeOnPage: String(seconds * 1000), website: '', ...changes }) as Sending['values'];

/** A message to the team, as its form sends it, with script or without. */
export const message = (changes: Record<string, unknown> = {}) =>
  ({
    kind: 'contact',
    locale: 'fr',
    website: '',
    email: 'zoe.oneill@entreprise.example',
    message: 'Bonjour, quelles données avez-vous sur moi ?',
    ...changes,
  }) as Sending['values'];

export const send = ({ values, headers = SCRIPT, from = '192.0.2.1' }: Sending) =>
  app.inject({
    method: 'POST',
    url: URL,
    payload: new URLSearchParams(values).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    remoteAddress: from,
  });

/** Sends it as the page does: a script solves what the receiver challenges, and sends the request again. */
export async function visit(sending: Sending) {
  const response = await send(sending);
  const isScript = (sending.headers ?? SCRIPT).accept === SCRIPT.accept;
  if (!isScript || response.statusCode !== 429) return response;
  const proof = await solve(response.json().challenge);
  return send({ ...sending, values: { ...sending.values, [proofName]: proof } });
}
